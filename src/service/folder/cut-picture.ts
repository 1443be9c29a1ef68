import type { Sharp } from 'sharp';
import type { Box } from '../files/asset-files.js';
import type { PictureView } from '../files/picture-view.js';

/** A rectangle of whole pixels. */
interface Area extends Box {
  readonly left: number;
  readonly top: number;
}

/**
 * Scales the part of a turned picture that is seen through the box, and adds space in the view's
 * colour where the box is larger than the picture.
 *
 * @param image - The picture, already turned.
 * @param size - Its size.
 * @param scale - The result's pixels for each of its pixels.
 */
export function cutPicture(
  image: Sharp,
  { size, scale, box, view }: { size: Box; scale: number; box: Box; view: PictureView },
): Sharp {
  const across = overlap(view.left, box.width, size.width, scale);
  const down = overlap(view.top, box.height, size.height, scale);
  const seen: Area = {
    ...{ left: across.from, width: across.length },
    ...{ top: down.from, height: down.length },
  };
  return image
    .extract(seen)
    .resize({ width: across.shown, height: down.shown, fit: 'fill' })
    .extend({
      ...{ left: across.before, right: box.width - across.before - across.shown },
      ...{ top: down.before, bottom: box.height - down.before - down.shown },
      background: view.color,
    });
}

/** Along one side: what is taken from the picture, its length in the result, and the space before. */
function overlap(
  start: number,
  boxLength: number,
  length: number,
  scale: number,
): { from: number; length: number; shown: number; before: number } {
  const before = Math.min(boxLength - 1, Math.max(0, Math.round(-start)));
  const end = Math.min(boxLength, Math.round(length * scale - start));
  const shown = Math.max(1, end - before);
  const from = Math.min(length - 1, Math.max(0, Math.round(Math.max(0, start) / scale)));
  const taken = Math.min(length - from, Math.max(1, Math.round(shown / scale)));
  return { from, length: taken, shown, before };
}
