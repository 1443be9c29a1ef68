import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '../catalogue/catalogue.js';
import { recordCatalogue } from '../catalogue/record-catalogue.js';
import type { AssetFiles } from '../files/asset-files.js';
import { kindOf } from './file-kinds.js';
import { readFolderFile, type FolderFile } from './folder-file.js';
import { folderFiles } from './folder-files.js';
import { imageMaker } from './image-maker.js';
import { walkFolder } from './walk-folder.js';

/** A folder as assets. */
export interface FolderLibrary {
  readonly catalogue: Catalogue;
  readonly files: AssetFiles;
  /** Files and subfolders that cannot be read and were left out, as relative paths in order. */
  readonly unreadable: readonly string[];
}

const concurrency = 8;

/**
 * Reads every image, film, sound, PDF and office file below `folder` once; later changes have no
 * effect. Subfolders become categories. Rejects with a sentence that says what to do if the folder
 * does not exist, cannot be read or holds no assets.
 */
export async function readFolder(folder: string): Promise<FolderLibrary> {
  const root = await findFolder(folder);
  const images = await imageMaker();
  const walked = await walkFolder(root);
  const places = walked.files.values();
  const found: FolderFile[] = [];
  const unreadable = [...walked.unreadable];
  const reading = Array.from({ length: concurrency }, async () => {
    for (const place of places) {
      if (!kindOf(place)) continue;
      if (!(await isReadable(join(root, place)))) {
        unreadable.push(place);
        continue;
      }
      const file = await readFolderFile(root, place, images);
      if (file) found.push(file);
    }
  });
  await Promise.all(reading);
  unreadable.sort();
  if (found.length === 0) throw new Error(emptySentence(folder, unreadable));
  return {
    catalogue: recordCatalogue(
      found.map(({ record }) => record),
      { fields: [{ displayKey: 'year', displayName: 'Year' }] },
    ),
    files: folderFiles(new Map(found.map((file) => [file.record.id, file])), images),
    unreadable,
  };
}

/** The folder's real path. */
async function findFolder(folder: string): Promise<string> {
  const root = await realpath(folder).catch((cause: unknown) => {
    throw new Error(`There is no folder ${folder}: give the path of one that exists.`, { cause });
  });
  if (!(await stat(root)).isDirectory()) {
    throw new Error(`${folder} is a file: give the path of the folder that it is in.`);
  }
  if (!(await isReadable(root, constants.R_OK | constants.X_OK))) {
    throw new Error(
      `The folder ${folder} cannot be read: allow it, such as by chmod u+rx, or give another.`,
    );
  }
  return root;
}

async function isReadable(path: string, mode = constants.R_OK): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}

function emptySentence(folder: string, unreadable: readonly string[]): string {
  if (unreadable.length > 0) {
    return `Nothing in ${folder} can be read: allow it, such as by chmod -R u+rX, or give another folder.`;
  }
  return (
    `There are no assets in ${folder}: give a folder with pictures, films, sounds, PDF or ` +
    'office files.'
  );
}
