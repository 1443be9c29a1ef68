import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import type { AssetRecord } from '../catalogue/catalogue.js';
import { kindOf, type FileKind } from './file-kinds.js';
import type { ImageMaker } from './image-maker.js';
import { measureMedia } from './measure-media.js';
import { unmeasured, type Measures } from './measures.js';

/** A file that is an asset. */
export interface FolderFile {
  readonly path: string;
  readonly kind: FileKind;
  readonly record: AssetRecord;
}

/** The asset group of all files of a folder. */
const group = 'Everyone';

/**
 * Reads a file below `folder`; undefined if it is not an asset or no longer exists. Its ids are
 * derived from its path, so they are the same in every run.
 */
export async function readFolderFile(
  folder: string,
  place: string,
  images: ImageMaker,
): Promise<FolderFile | undefined> {
  const kind = kindOf(place);
  const path = join(folder, place);
  const stats = kind && (await stat(path).catch(() => undefined));
  if (!stats) return undefined;
  const measures = await measure(path, kind, images).catch(() => unmeasured);
  const within = dirname(place);
  const fold = createHash('sha256').update(place.split(sep).join('/')).digest('hex');
  const created = Math.min(stats.birthtimeMs || stats.mtimeMs, stats.mtimeMs);
  const record: AssetRecord = {
    id: `${fold.slice(0, 8)}-${fold.slice(8, 12)}-4${fold.slice(13, 16)}-8${fold.slice(17, 20)}-${fold.slice(20, 32)}`,
    externalId: BigInt(`0x${fold.slice(32)}`)
      .toString(36)
      .padStart(10, '0')
      .slice(-10),
    filename: basename(place),
    created: Math.round(created),
    updated: Math.round(stats.mtimeMs),
    released: null,
    expires: null,
    deleted: null,
    archived: false,
    format: kind.format,
    formatType: kind.formatType,
    bytes: stats.size,
    ...measures,
    categories: within === '.' ? [] : [within.split(sep).join('/')],
    groups: [group],
    keywords: [],
    metadata: { year: [String(new Date(created).getUTCFullYear())] },
  };
  return { path, kind, record };
}

async function measure(path: string, kind: FileKind, images: ImageMaker): Promise<Measures> {
  if (kind.formatType !== 'image') return measureMedia(path, kind.mediaType);
  const { width, height } = await images.measure(path);
  return { width, height, duration: null };
}
