import type { Catalogue } from '../catalogue/catalogue.js';
import type { AssetFiles } from '../files/asset-files.js';

/** A folder as assets. */
export interface FolderLibrary {
  readonly catalogue: Catalogue;
  readonly files: AssetFiles;
}

/** Reads every file below `folder` that is an asset. */
export function readFolder(folder: string): Promise<FolderLibrary> {
  return Promise.reject(new Error(`Folders are not served yet: ${folder}`));
}
