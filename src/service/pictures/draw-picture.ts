import type { AssetRecord } from '../catalogue/catalogue.js';
import { spreadText } from '../catalogue/chance.js';

/** How large to draw, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Draws a record as an SVG document (UTF-8). The same record gives the same picture. */
export function drawPicture(record: AssetRecord, { width, height }: PictureSize): string {
  const hue = spreadText(record.id) % 360;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="hsl(${hue} 60% 70%)"/>` +
    `<circle cx="50%" cy="60%" r="20%" fill="hsl(${(hue + 40) % 360} 70% 50%)"/></svg>`
  );
}
