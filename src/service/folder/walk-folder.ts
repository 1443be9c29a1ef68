import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The regular files below `folder`, as relative paths in order. Hidden files and symbolic links,
 * which could lead outside, are left out. Unreadable subfolders are skipped; `folder` itself must
 * be readable.
 */
export async function walkFolder(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  const waiting = [''];
  for (let inner = waiting.pop(); inner !== undefined; inner = waiting.pop()) {
    const listed = readdir(join(folder, inner), { withFileTypes: true });
    const entries = await (inner === '' ? listed : listed.catch(() => []));
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory()) waiting.push(join(inner, entry.name));
      else if (entry.isFile()) found.push(join(inner, entry.name));
    }
  }
  return found.sort();
}
