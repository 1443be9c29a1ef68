import type { AssetRecord } from '../catalogue/catalogue.js';
import { drawPicture } from '../pictures/draw-picture.js';
import type { AssetFiles, Box, Content } from './asset-files.js';
import { madeUpPaper } from './made-up-paper.js';
import { madeUpSound } from './made-up-sound.js';
import { naturalBox } from './picture-box.js';

/** Content from bytes in memory. */
export function heldContent(mediaType: string, bytes: Uint8Array<ArrayBuffer>): Content {
  return {
    mediaType,
    size: bytes.byteLength,
    read: (range) => (range ? bytes.slice(range.start, range.end + 1) : bytes),
  };
}

/** A drawing of the asset, used if there is no picture of it. */
export function drawnPicture(record: AssetRecord, box: Box): Content {
  return heldContent('image/svg+xml', new TextEncoder().encode(drawPicture(record, box)));
}

/** The files of fictional assets: audio, PDF documents, and drawings for everything else. */
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
