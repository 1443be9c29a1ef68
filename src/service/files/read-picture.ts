import { Refusal } from '../answers/failure.js';
import { boxOfWidth } from './picture-box.js';
import type { ReadPicture } from './picture-view.js';

const formats = new Set(['jpeg', 'png', 'webp']);

/** Reads `w` and `h` of a branded link as specified (section 9, item 6). */
export const readSpecifiedPicture: ReadPicture = (record, format, query) => {
  if (!formats.has(format)) return undefined;
  const width = readLength(query('w') ?? '640');
  const height = query('h');
  const box =
    height === undefined ? boxOfWidth(record, width) : { width, height: readLength(height) };
  return { box };
};

/** Reads a width or a height, in pixels. */
export function readLength(text: string, max = 4096): number {
  const length = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (length >= 1 && length <= max) return length;
  throw new Refusal(400, `A width or height must be from 1 to ${max} pixels.`);
}
