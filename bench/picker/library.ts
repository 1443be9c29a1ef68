import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Settings } from './page/settings.js';

/** A library of assets that pages can search. */
export interface Library extends Settings {
  close(): void;
}

/** Generates assets and serves them to pages of one origin. */
export async function startLibrary(assets: number, origin: string): Promise<Library> {
  const program = fileURLToPath(new URL('library-process.ts', import.meta.url));
  const child = fork(program, [String(assets), origin], { execArgv: ['--import', 'tsx'] });
  const [told] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The reference service did not start');
    }),
  ])) as [Settings];
  await warm(told);
  return { ...told, close: () => child.disconnect() };
}

/** Sends the first searches, so that the service builds its indexes. */
async function warm({ baseUrl, token }: Settings): Promise<void> {
  const asked = 'limit=50&expand=thumbnails&facet=file_types,categories,metadata';
  for (const query of ['', 'harbour', 'sea']) {
    await fetch(`${baseUrl}/v2/assets/search?query=${query}&${asked}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  }
}
