import type { Box } from '../files/asset-files.js';

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
  };
}

function scaled(length: number, scale: number): number {
  return Math.max(1, Math.round(length * scale));
}
