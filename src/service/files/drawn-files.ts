import type { AssetRecord } from '../catalogue/catalogue.js';
import { drawPicture } from '../pictures/draw-picture.js';
import type { AssetFiles, Box, Content } from './asset-files.js';
import { madeUpPaper } from './made-up-paper.js';
import { madeUpSound } from './made-up-sound.js';
import { naturalBox } from './picture-box.js';

/** Bytes held in memory, as content. */
export function heldContent(mediaType: string, bytes: Uint8Array<ArrayBuffer>): Content {
  return {
    mediaType,
    size: bytes.byteLength,
    read: (range) => (range ? bytes.slice(range.start, range.end + 1) : bytes),
  };
}

/** A drawing of the asset, which stands in wherever there is no picture of it. */
export function drawnPicture(record: AssetRecord, box: Box): Content {
  return heldContent('image/svg+xml', new TextEncoder().encode(drawPicture(record, box)));
}

/** Files of made-up assets: sounds can be heard, papers read, and everything else is a drawing. */
export const drawnFiles: AssetFiles = {
  picture: (record, box) => Promise.resolve(drawnPicture(record, box)),
  original: (record) => Promise.resolve(madeUpFile(record)),
};

function madeUpFile(record: AssetRecord): Content {
  const box = naturalBox(record);
  switch (record.formatType) {
    case 'audio':
      return heldContent('audio/wav', madeUpSound(record.duration ?? 5));
    case 'pdf':
      return heldContent('application/pdf', madeUpPaper(record.filename, box));
    default:
      return drawnPicture(record, box);
  }
}
