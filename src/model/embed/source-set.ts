import { readAssetLink, widthOf, withWidth, writeAssetLink } from './branded-link.js';

/** Default widths in pixels, from small phones to large high-density screens. */
const defaultWidths: readonly number[] = [320, 640, 960, 1280, 1920, 2560];

/** Options of `sourceSet`. */
export interface SourceSetOptions {
  /**
   * Widths in pixels. By default from phones to large screens. The link's own width is always
   * included.
   */
  readonly widths?: readonly number[];
  /**
   * The largest width to offer, in pixels. Use the image's own width, because larger ones would be
   * upscaled.
   */
  readonly maxWidth?: number | undefined;
}

/**
 * Returns the `srcset` of a branded link, which contains its width in `w` (section 9, item 6).
 * Empty if the link has no width, or if there are fewer than two widths.
 */
export function sourceSet(
  url: string,
  { widths = defaultWidths, maxWidth = Infinity }: SourceSetOptions = {},
): string {
  const link = readAssetLink(url);
  const own = link && widthOf(link);
  // A comma would end the URL in `srcset`.
  if (link?.kind !== 'branded' || own === undefined || url.includes(',')) return '';
  const offered = [...new Set([...widths, own])]
    .filter((width) => Number.isInteger(width) && width > 0 && (width <= maxWidth || width === own))
    .sort((one, other) => one - other);
  if (offered.length < 2) return '';
  return offered.map((width) => `${writeAssetLink(withWidth(link, width))} ${width}w`).join(', ');
}
