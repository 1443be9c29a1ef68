import { lstat, realpath } from 'node:fs/promises';
import type { AssetFiles, Content } from '../files/asset-files.js';
import { drawnPicture, heldContent } from '../files/drawn-files.js';
import { fileStream } from './file-stream.js';
import type { FolderFile } from './folder-file.js';
import type { ImageMaker, MadeImage } from './image-maker.js';
import { PictureCache } from './picture-cache.js';

const cacheBytes = 64 * 1024 * 1024;

/** The files of a folder. Pictures are made on demand; files without one get a drawing. */
export function folderFiles(byId: ReadonlyMap<string, FolderFile>, images: ImageMaker): AssetFiles {
  const cache = new PictureCache(cacheBytes);

  return {
    async picture(record, box, view) {
      const file = byId.get(record.id);
      if (file?.kind.formatType !== 'image' || !(await isStillItself(file.path))) {
        return drawnPicture(record, box, view);
      }
      const key = JSON.stringify([record.id, box, view]);
      const make = (): Promise<MadeImage> =>
        view ? images.show(file.path, box, view) : images.make(file.path, box);
      const made = await cache.get(key, make).catch(() => undefined);
      return made ? heldContent(made.mediaType, made.bytes) : drawnPicture(record, box, view);
    },

    async original(record) {
      const file = byId.get(record.id);
      return file && (await isStillItself(file.path)) ? fileContent(file) : undefined;
    },
  };
}

/** Whether the path is still a regular file, and not a symbolic link to another place. */
async function isStillItself(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isFile() && (await realpath(path)) === path;
  } catch {
    return false;
  }
}

async function fileContent({ path, kind }: FolderFile): Promise<Content> {
  const { size } = await lstat(path);
  return {
    mediaType: kind.mediaType,
    size,
    read: (range = { start: 0, end: size - 1 }) => fileStream(path, range),
  };
}
