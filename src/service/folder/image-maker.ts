import type { Metadata, Sharp } from 'sharp';
import type { Box } from '../files/asset-files.js';
import { turned, type PictureFormat, type PictureView } from '../files/picture-view.js';
import { cutPicture } from './cut-picture.js';

/** The size of a picture file. */
export interface ImageMeasures {
  readonly width: number;
  readonly height: number;
}

/** A picture made from a file. */
export interface MadeImage {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Measures and resizes pictures. Both methods reject if a file cannot be read. */
export interface ImageMaker {
  measure(path: string): Promise<ImageMeasures>;
  /** Resizes to the box, cropped and not distorted. Never enlarges the picture. */
  make(path: string, box: Box): Promise<MadeImage>;
  /** Makes what a view shows in the box. Enlarges the picture where the view does. */
  show(path: string, box: Box, view: PictureView): Promise<MadeImage>;
}

/** Loads `sharp`, which only folders of files need. Rejects if it is not installed. */
export async function imageMaker(): Promise<ImageMaker> {
  const { default: sharp } = await import('sharp').catch((cause: unknown) => {
    throw new Error('To serve a folder, install the package sharp.', { cause });
  });

  return {
    async measure(path) {
      const { autoOrient } = await sharp(path).metadata();
      return autoOrient;
    },
    async make(path, box) {
      const { autoOrient, format, hasAlpha } = await sharp(path).metadata();
      const drawing = format === 'svg';
      const scale = Math.min(1, autoOrient.width / box.width, autoOrient.height / box.height);
      const size = drawing
        ? box
        : { width: scaled(box.width, scale), height: scaled(box.height, scale) };
      // Rasterizes drawings at the final size, instead of enlarging them from 72 dpi.
      const density = Math.min(2400, Math.max(72, (72 * box.width) / autoOrient.width));
      const image = sharp(path, drawing ? { density } : {})
        .autoOrient()
        .resize({ ...size, fit: 'cover' });
      const bytes = await (
        hasAlpha ? image.webp({ quality: 82 }) : image.jpeg({ quality: 82, mozjpeg: false })
      ).toBuffer();
      return { mediaType: hasAlpha ? 'image/webp' : 'image/jpeg', bytes: new Uint8Array(bytes) };
    },
    async show(path, box, view) {
      const { autoOrient, format } = await sharp(path).metadata();
      const density = Math.min(2400, Math.max(72, (72 * view.scaled.width) / autoOrient.width));
      const isMoving = view.isAnimated && view.rotation === 0 && format !== 'svg';
      const options = { animated: isMoving, ...(format === 'svg' && { density }) };
      // A picture has to be turned before it is cut, and for that it has to be read twice.
      const upright = sharp(path, options).autoOrient();
      const isTurned = view.rotation % 360 !== 0;
      const image = isTurned
        ? sharp(await upright.png().rotate(view.rotation, { background: view.color }).toBuffer())
        : upright;
      const metadata = await image.clone().metadata();
      const size = sizeOf(metadata);
      const scale = turned(view.scaled, view.rotation).width / size.width;
      const cut = cutPicture(image, { size, scale, box, view });
      const written = write(cut, view, metadata);
      return {
        mediaType: written.mediaType,
        bytes: new Uint8Array(await written.image.toBuffer()),
      };
    },
  };
}

/** The size of a picture, or of each picture of one that moves. */
function sizeOf({ autoOrient, pageHeight }: Metadata): Box {
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
}

/** Writes a picture in the format that was asked for. */
function write(
  image: Sharp,
  { format, color }: PictureView,
  { hasAlpha, pages = 1 }: Metadata,
): { readonly mediaType: string; readonly image: Sharp } {
  const chosen: Exclude<PictureFormat, 'web'> | 'webp' =
    format !== 'web' ? format : hasAlpha || pages > 1 ? 'webp' : 'jpeg';
  const written = chosen === 'jpeg' ? image.flatten({ background: color.slice(0, 7) }) : image;
  return { mediaType: `image/${chosen}`, image: written.toFormat(chosen) };
}

function scaled(length: number, scale: number): number {
  return Math.max(1, Math.round(length * scale));
}
