import type { Asset } from './asset.js';

/** Formats that all supported browsers show as an image, by name or file extension. */
const webFormat = /^(?:jpe?g|pjpe?g|png|gif|webp|avif|svg(?:\+xml)?|scalablevectorgraphics)$/i;

/**
 * Whether browsers show the original file as an image. The service names formats in its own words,
 * so the file extension counts where the format says nothing.
 */
export function isWebImage({ kind, format, filename }: Asset): boolean {
  const extension = /\.(\w+)$/.exec(filename)?.[1] ?? '';
  return (
    kind === 'image' && (webFormat.test(format) || (format === '' && webFormat.test(extension)))
  );
}
