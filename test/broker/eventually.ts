import { setTimeout as pause } from 'node:timers/promises';

/** Asks again until `isSo`, for ten seconds at most. */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    if (await isSo()) return;
    await pause(20);
  }
  throw new Error('It did not come about in ten seconds');
}
