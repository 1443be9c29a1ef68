import sharp from 'sharp';
import type { AssetFiles } from '../../src/service/index.js';

/** The number of different photographs, which all assets share. */
const photographCount = 24;
const widthPixels = 300;

/**
 * Files with JPEG pictures, as in a real library. The reference service draws SVG pictures, each of
 * which is a document, and their cost would distort the measurement.
 */
export async function photographs(): Promise<AssetFiles> {
  const photos = await Promise.all(
    Array.from({ length: photographCount }, (_, number) => draw(number)),
  );
  return {
    picture: ({ externalId }) => {
      const photo = photos[externalId.charCodeAt(0) % photographCount];
      if (!photo) throw new RangeError(`There is no photograph of ${externalId}`);
      return Promise.resolve({
        ...{ mediaType: 'image/jpeg', size: photo.byteLength },
        read: () => photo,
      });
    },
    original: () => Promise.resolve(undefined),
  };
}

/** Draws a gradient with photographic grain, which compresses like a photograph, to about 10 kB. */
async function draw(number: number): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [widthPixels, (widthPixels * 3) / 4];
  const turn = (number * 360) / photographCount;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${turn} 60% 80%)"/>
<stop offset="1" stop-color="hsl(${turn + 60} 50% 40%)"/></linearGradient>
<rect width="100%" height="100%" fill="url(#sky)"/>
<circle cx="${60 + 7 * number}" cy="90" r="48" fill="hsl(${turn + 180} 70% 60%)"/></svg>`;
  const grain = await sharp({
    create: {
      ...{ width, height, channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .png()
    .toBuffer();
  const photo = sharp(Buffer.from(svg)).composite([{ input: grain, blend: 'soft-light' }]);
  return new Uint8Array(await photo.jpeg({ quality: 60 }).toBuffer());
}
