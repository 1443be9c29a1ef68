/** Default widths in pixels, from small phones to large high-density screens. */
const defaultWidths: readonly number[] = [320, 640, 960, 1280, 1920, 2560];

/** A branded link, split before its query (section 9, item 6). */
const brandedLink = /^((?:https?:)?\/\/[^/?#]+\/content\/[^/?#]+\/[^/?#]+\/[^/?#]+\?)([^#]*)/;

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
 * height in `h` as some of the live service do. Empty if neither is known, or if there are fewer than
 * two widths.
 */
export function sourceSet(
  url: string,
  { widths = defaultWidths, maxWidth = Infinity, ownWidth }: SourceSetOptions = {},
): string {
  const [, place = '', query = ''] = brandedLink.exec(url) ?? [];
  const inLink = /(?:^|&)w=([1-9]\d{0,4})(?:&|$)/.exec(query)?.[1];
  const own = inLink === undefined ? ownWidth : Number(inLink);
  const hasSide = inLink !== undefined || /(?:^|&)h=\d/.test(query);
  // White space ends a URL in the list, and so does a comma at its end.
  if (own === undefined || !hasSide || /[\s"<>\\]|,$/.test(url)) return '';
  const offered = [...new Set([...widths, own])]
    .filter((width) => Number.isInteger(width) && width > 0 && (width <= maxWidth || width === own))
    .sort((one, other) => one - other);
  if (offered.length < 2) return '';
  const sized = (width: number): string =>
    query.replace(/(^|&)([wh])=(\d+)/g, (_, before: string, side: string, length: string) => {
      const scaled = side === 'w' ? width : Math.max(1, Math.round((Number(length) * width) / own));
      return `${before}${side}=${scaled}`;
    });
  return offered.map((width) => `${place}${sized(width)} ${width}w`).join(', ');
}
