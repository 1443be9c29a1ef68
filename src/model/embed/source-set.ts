import { readAssetLink, widthOf, withWidth, writeAssetLink } from './branded-link.js';

/** Widths, in pixels, from small phones to sharp wide screens. */
const defaultWidths: readonly number[] = [320, 640, 960, 1280, 1920, 2560];

/** What a `srcset` is made with. */
export interface SourceSetOptions {
  /** Pixels. Phones to wide screens by default; the link's own width is always among them. */
  readonly widths?: readonly number[];
  /** The picture's own width, in pixels: a wider one would only be blown up. */
  readonly maxWidth?: number | undefined;
}

/**
 * The value of `srcset` for a branded link, which carries its width in `w` (section 9, item 6).
 * Empty where the link has no such width, or where there would be nothing to choose from.
 */
export function sourceSet(
  url: string,
  { widths = defaultWidths, maxWidth = Infinity }: SourceSetOptions = {},
): string {
  const link = readAssetLink(url);
  const own = link && widthOf(link);
  // A comma ends an address in `srcset`.
  if (link?.kind !== 'branded' || own === undefined || url.includes(',')) return '';
  const offered = [...new Set([...widths, own])]
    .filter((width) => Number.isInteger(width) && width > 0 && (width <= maxWidth || width === own))
    .sort((one, other) => one - other);
  if (offered.length < 2) return '';
  return offered.map((width) => `${writeAssetLink(withWidth(link, width))} ${width}w`).join(', ');
}
