import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What is below a folder, as relative paths in order. */
export interface FoundPlaces {
  readonly files: readonly string[];
  /** Subfolders that cannot be read. */
  readonly unreadable: readonly string[];
}

/**
 * Finds the regular files below `folder`. Hidden files and symbolic links, which could lead outside,
 * are left out. `folder` itself must be readable.
 */
export async function walkFolder(folder: string): Promise<FoundPlaces> {
  const files: string[] = [];
  const unreadable: string[] = [];
  const waiting = [''];
  for (let inner = waiting.pop(); inner !== undefined; inner = waiting.pop()) {
    const place = inner;
    const listed = readdir(join(folder, place), { withFileTypes: true });
    const entries = await (place === ''
      ? listed
      : listed.catch(() => {
          unreadable.push(place);
          return [];
        }));
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory()) waiting.push(join(place, entry.name));
      else if (entry.isFile()) files.push(join(place, entry.name));
    }
  }
  return { files: files.sort(), unreadable: unreadable.sort() };
}
