import { setTimeout as pause } from 'node:timers/promises';

/** How long a program may take to start, in milliseconds. */
const startTimeoutMs = 60_000;

/** Asks until the answer is yes. `check` throws when it can no longer become so. */
export async function until(isReady: () => Promise<boolean>, check: () => void): Promise<void> {
  const end = Date.now() + startTimeoutMs;
  while (!(await isReady())) {
    check();
    if (Date.now() > end) throw new Error('The program did not become ready');
    await pause(100);
  }
}
