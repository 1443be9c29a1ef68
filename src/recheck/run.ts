import { Rechecking, type RecheckOptions } from '../api/recheck/rechecking.js';
import type { RecheckedItem } from '../api/recheck/rechecked-item.js';
import { UnreadableError, type Source } from './sources.js';

/** An item with something to do, and the file that it is in. */
export interface FileItem extends RecheckedItem {
  /** The path as it was given, or `-` for standard input. */
  readonly file: string;
}

/** A file or folder that could not be read. */
export interface UnreadableFile {
  readonly file: string;
  readonly reason: string;
}

/** What the program prints with `--json`. */
export interface Report {
  /** The version of this format. Members may be added within a version; none changes its meaning. */
  readonly schema: 1;
  /** How many files were checked, and how many assets in their elements, ids and picks. */
  readonly checked: { readonly files: number; readonly items: number };
  /** What has something to do, in the order of the files. */
  readonly items: readonly FileItem[];
  readonly unreadable: readonly UnreadableFile[];
}

/** What the program is doing, and how far it has come. */
export interface Progress {
  readonly step: 'reading' | 'asking' | 'checking';
  readonly done: number;
  /** Undefined while it is not known. */
  readonly total?: number;
}

/** The content of a file: HTML, or the entries of a JSON file. */
type Content = string | readonly unknown[];

/**
 * Checks files. Each is read twice, so that no more than one is in memory: first the assets of all
 * are collected and fetched, each once.
 *
 * @throws the client's error.
 */
export async function checkFiles(
  sources: AsyncIterable<Source>,
  options: RecheckOptions,
  onProgress: (progress: Progress) => void,
): Promise<Report> {
  const unreadable: UnreadableFile[] = [];
  const attempt = async (source: Source, use: (content: Content) => void): Promise<boolean> => {
    try {
      use(await contentOf(source));
      return true;
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      unreadable.push({ file: source.name, reason: error.message });
      return false;
    }
  };

  const rechecking = new Rechecking({
    ...options,
    onProgress: (done, total) => onProgress({ step: 'asking', done, total }),
  });
  const readable: Source[] = [];
  for await (const source of sources) {
    const wasRead = await attempt(source, (content) => {
      if (typeof content === 'string') rechecking.collectHtml(content);
      else rechecking.collectEntries(content);
    });
    if (wasRead) readable.push(source);
    onProgress({ step: 'reading', done: readable.length });
  }
  await rechecking.fetch();

  const items: FileItem[] = [];
  let checked = 0;
  let files = 0;
  for (const [index, source] of readable.entries()) {
    const wasRead = await attempt(source, (content) => {
      const found =
        typeof content === 'string'
          ? rechecking.checkHtml(content).items
          : rechecking.checkEntries(content);
      checked += found.length;
      for (const item of found) {
        if (item.findings.length > 0) items.push({ file: source.name, ...item });
      }
    });
    if (wasRead) files += 1;
    onProgress({ step: 'checking', done: index + 1, total: readable.length });
  }
  return { schema: 1, checked: { files, items: checked }, items, unreadable };
}

async function contentOf(source: Source): Promise<Content> {
  const text = await source.read();
  if (!source.name.toLowerCase().endsWith('.json')) return text;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new UnreadableError('it is not JSON');
  }
  return Array.isArray(json) ? json.map((entry: unknown) => entry) : [json];
}
