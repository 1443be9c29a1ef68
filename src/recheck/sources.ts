import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Something to check: a file, or standard input. */
export interface Source {
  /** The path, or `-`. */
  readonly name: string;
  /** Reads it. Can be called again. Rejects with an {@link UnreadableError}. */
  read(): Promise<string>;
}

/** A file or folder that cannot be read. The message is for the user. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/** Larger files are not read. The largest pages have a few megabytes. */
const maxFileBytes = 200_000_000;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
  ELOOP: 'its links lead in a circle',
};

/**
 * Yields what the paths of a command line name: files as they are, and of folders the files below
 * with these extensions, in order. A path that cannot be read is yielded, too: reading it fails.
 */
export async function* sourcesOf(
  paths: readonly string[],
  extensions: ReadonlySet<string>,
  input: Readable,
): AsyncGenerator<Source, void, undefined> {
  const readInput = memoize(() => readAll(input));
  for (const path of paths) {
    if (path === '-') yield { name: '-', read: readInput };
    else if (await isFolder(path)) yield* filesBelow(path, extensions);
    else yield fileAt(path);
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function* filesBelow(
  folder: string,
  extensions: ReadonlySet<string>,
): AsyncGenerator<Source, void, undefined> {
  let entries;
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch (error) {
    const unreadable = toUnreadable(error);
    yield { name: folder, read: () => Promise.reject(unreadable) };
    return;
  }
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    // Links to folders could lead in a circle, so they are not followed.
    if (entry.isDirectory()) yield* filesBelow(path, extensions);
    else if (extensions.has(extname(entry.name).slice(1).toLowerCase())) yield fileAt(path);
  }
}

function fileAt(path: string): Source {
  return {
    name: path,
    read: async () => {
      try {
        const found = await stat(path);
        if (found.isDirectory()) throw new UnreadableError('it is a folder');
        // Reading a pipe or a device might never end.
        if (!found.isFile()) throw new UnreadableError('it is no file');
        if (found.size > maxFileBytes) throw new UnreadableError('it has more than 200 MB');
        return await readFile(path, 'utf8');
      } catch (error) {
        throw toUnreadable(error);
      }
    },
  };
}

async function readAll(input: Readable): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of input as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length > maxFileBytes) throw new UnreadableError('it has more than 200 MB');
    }
  } catch (error) {
    throw toUnreadable(error);
  }
  return Buffer.concat(parts).toString('utf8');
}

function toUnreadable(error: unknown): UnreadableError {
  if (error instanceof UnreadableError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new UnreadableError(reasons[code] ?? `it cannot be read (${code || 'unknown'})`);
}

function memoize<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
}
