import type { AssetRecord } from '../catalogue/catalogue.js';
import { drawPicture } from '../pictures/draw-picture.js';
import { chooseClip } from '../clips/choose-clip.js';
import type { AssetFiles, Box, Content } from './asset-files.js';
import { madeUpFilm } from './made-up-film.js';
import { madeUpPaper } from './made-up-paper.js';
import { madeUpSound } from './made-up-sound.js';
import { naturalBox } from './picture-box.js';
import { turned, type PictureView } from './picture-view.js';

/** Content from bytes in memory. */
export function heldContent(mediaType: string, bytes: Uint8Array<ArrayBuffer>): Content {
  return {
    mediaType,
    size: bytes.byteLength,
    read: (range) => (range ? bytes.slice(range.start, range.end + 1) : bytes),
  };
}

/** A drawing of the asset, used if there is no picture of it. It is SVG in every format. */
export function drawnPicture(record: AssetRecord, box: Box, view?: PictureView): Content {
  const drawing = view ? drawView(record, box, view) : drawPicture(record, box);
  return heldContent('image/svg+xml', new TextEncoder().encode(drawing));
}

/** A drawing within a drawing: the outer one is the box, through which a part is seen. */
function drawView(record: AssetRecord, box: Box, view: PictureView): string {
  const { scaled, rotation, left, top, color } = view;
  const whole = turned(scaled, rotation);
  const place =
    `translate(${whole.width / 2 - left} ${whole.height / 2 - top}) rotate(${rotation}) ` +
    `translate(${-scaled.width / 2} ${-scaled.height / 2})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}">` +
    `<rect width="100%" height="100%" fill="${color}"/>` +
    `<g transform="${place}">${drawPicture(record, scaled)}</g></svg>`
  );
}

/** The files of fictional assets: films, audio, PDF documents, and drawings for everything else. */
export const drawnFiles: AssetFiles = {
  picture: (record, box, view) => Promise.resolve(drawnPicture(record, box, view)),
  original: madeUpFile,
};

async function madeUpFile(record: AssetRecord): Promise<Content> {
  const box = naturalBox(record);
  switch (record.formatType) {
    case 'video':
      return heldContent('video/mp4', madeUpFilm(await chooseClip(record), record.duration ?? 12));
    case 'audio':
      return heldContent('audio/wav', madeUpSound(record.duration ?? 5));
    case 'pdf':
      return heldContent('application/pdf', madeUpPaper(record.filename, box));
    default:
      return drawnPicture(record, box);
  }
}
