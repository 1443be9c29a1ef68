import type { ReadAt } from './measures.js';

const searchedBytes = 256 * 1024;

/** The first uncompressed page size near the start of a PDF, in points. */
export async function readPageSize(
  readAt: ReadAt,
): Promise<{ readonly width: number; readonly height: number } | undefined> {
  const start = new TextDecoder('latin1').decode(await readAt(0, searchedBytes));
  const box = /\/MediaBox\s*\[\s*(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s*\]/.exec(
    start,
  );
  if (!box) return undefined;
  const [left = 0, bottom = 0, right = 0, top = 0] = box.slice(1).map(Number);
  const [width, height] = [right - left, top - bottom];
  return width > 0 && height > 0 ? { width, height } : undefined;
}
