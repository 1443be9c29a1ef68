import type { AssetRecord } from '../catalogue/catalogue.js';
import type { Box } from './asset-files.js';

/** No picture is made larger than this on either side, in pixels. */
const longestSide = 4096;

/** The asset's own width and height, or a likely shape where nobody knows them. */
export function naturalBox({ width, height, formatType }: AssetRecord): Box {
  if (width !== null && height !== null && width > 0 && height > 0) return whole({ width, height });
  if (formatType === 'pdf') return { width: 1240, height: 1754 };
  if (formatType === 'video') return { width: 1280, height: 720 };
  return { width: 1024, height: 768 };
}

/** A box of the asset's shape with this width. */
export function boxOfWidth(record: AssetRecord, width: number): Box {
  const natural = naturalBox(record);
  return whole({ width, height: (width * natural.height) / natural.width });
}

/** A box of the asset's shape with this height. */
export function boxOfHeight(record: AssetRecord, height: number): Box {
  const natural = naturalBox(record);
  return whole({ width: (height * natural.width) / natural.height, height });
}

/** A box of the asset's shape whose longer side has this length. */
export function boxWithin(record: AssetRecord, longest: number): Box {
  const natural = naturalBox(record);
  return natural.width >= natural.height
    ? boxOfWidth(record, longest)
    : boxOfHeight(record, longest);
}

function whole({ width, height }: Box): Box {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
