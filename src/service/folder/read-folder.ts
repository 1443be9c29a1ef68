import { realpath } from 'node:fs/promises';
import type { Catalogue } from '../catalogue/catalogue.js';
import { recordCatalogue } from '../catalogue/record-catalogue.js';
import type { AssetFiles } from '../files/asset-files.js';
import { readFolderFile, type FolderFile } from './folder-file.js';
import { folderFiles } from './folder-files.js';
import { imageMaker } from './image-maker.js';
import { walkFolder } from './walk-folder.js';

/** A folder as assets. */
export interface FolderLibrary {
  readonly catalogue: Catalogue;
  readonly files: AssetFiles;
}

const concurrency = 8;

/**
 * Reads every image, film, sound, PDF and office file below `folder` once; later changes have no
 * effect. Subfolders become categories. Rejects if the folder cannot be read.
 */
export async function readFolder(folder: string): Promise<FolderLibrary> {
  const root = await realpath(folder).catch((cause: unknown) => {
    throw new Error(`There is no folder ${folder}.`, { cause });
  });
  const images = await imageMaker();
  const places = (await walkFolder(root)).values();
  const found: FolderFile[] = [];
  const reading = Array.from({ length: concurrency }, async () => {
    for (const place of places) {
      const file = await readFolderFile(root, place, images);
      if (file) found.push(file);
    }
  });
  await Promise.all(reading);
  return {
    catalogue: recordCatalogue(
      found.map(({ record }) => record),
      { fields: [{ displayKey: 'year', displayName: 'Year' }] },
    ),
    files: folderFiles(new Map(found.map((file) => [file.record.id, file])), images),
  };
}
