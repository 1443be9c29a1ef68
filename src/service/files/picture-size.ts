import type { AssetRecord } from '../catalogue/catalogue.js';
import type { Box } from './asset-files.js';
import { boxOfWidth, naturalBox } from './picture-box.js';

const maxSidePixels = 4096;

/**
 * Reads the size part of an unbranded link: `640px`, `820x312px`, `exactpx`, each with an
 * optional scale such as `@2x`. Undefined if it is invalid or the picture would be too large.
 */
export function readSize(size: string, record: AssetRecord): Box | undefined {
  const match = /^(?:exact|(\d{1,4})(?:x(\d{1,4}))?)px(?:@(\d(?:\.\d{1,2})?)x)?$/.exec(size);
  if (!match) return undefined;
  const [, width, height, scale = '1'] = match;
  if (width === undefined) return naturalBox(record);
  const wide = Math.round(Number(width) * Number(scale));
  const high = height === undefined ? undefined : Math.round(Number(height) * Number(scale));
  if (!fits(wide) || (high !== undefined && !fits(high))) return undefined;
  return high === undefined ? boxOfWidth(record, wide) : { width: wide, height: high };
}

function fits(length: number): boolean {
  return length >= 1 && length <= maxSidePixels;
}
