import type { AssetRecord } from '../catalogue/catalogue.js';
import type { Box } from './asset-files.js';

/** The maximum length of a picture's sides. */
const maxSidePixels = 4096;

/** The asset's width and height, or a typical size if they are unknown. */
export function naturalBox({ width, height, formatType }: AssetRecord): Box {
  if (width !== null && height !== null && width > 0 && height > 0) return whole({ width, height });
  if (formatType === 'pdf') return { width: 1240, height: 1754 };
  if (formatType === 'video') return { width: 1280, height: 720 };
  return { width: 1024, height: 768 };
}

/** A box of this width with the asset's aspect ratio. */
export function boxOfWidth(record: AssetRecord, width: number): Box {
  const natural = naturalBox(record);
  return whole({ width, height: (width * natural.height) / natural.width });
}

/** A box of this height with the asset's aspect ratio. */
export function boxOfHeight(record: AssetRecord, height: number): Box {
  const natural = naturalBox(record);
  return whole({ width: (height * natural.width) / natural.height, height });
}

/** A box with the asset's aspect ratio whose longer side has this length. */
export function boxWithin(record: AssetRecord, longerSide: number): Box {
  const natural = naturalBox(record);
  return natural.width >= natural.height
    ? boxOfWidth(record, longerSide)
    : boxOfHeight(record, longerSide);
}

function whole({ width, height }: Box): Box {
  const scale = Math.min(1, maxSidePixels / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
