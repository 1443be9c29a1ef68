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
  /** The width of the image at the link, in pixels, for links that contain its height alone. */
  readonly ownWidth?: number | undefined;
}

/**
 * Returns the `srcset` of a branded link, which contains its width in `w` (section 9, item 6), or its
 * height in `h` as the live service's do. Empty if neither is known, or if there are fewer than two
 * widths.
 */
export function sourceSet(
  url: string,
  { widths = defaultWidths, maxWidth = Infinity, ownWidth }: SourceSetOptions = {},
): string {
  // A comma at its end would not be part of the URL.
  const link = url.endsWith(',') ? undefined : readAssetLink(url);
  const own = link && (widthOf(link) ?? ownWidth);
  if (link?.kind !== 'branded' || own === undefined) return '';
  const offered = [...new Set([...widths, own])]
    .filter((width) => Number.isInteger(width) && width > 0 && (width <= maxWidth || width === own))
    .sort((one, other) => one - other);
  if (offered.length < 2) return '';
  return offered
    .map((width) => `${writeAssetLink(withWidth(link, width, own))} ${width}w`)
    .join(', ');
}
