import { setTimeout as pause } from 'node:timers/promises';

/** The maximum start time of a program. */
const startTimeoutMs = 60_000;

/** Waits until `isReady` resolves to true. `check` throws if that is no longer possible. */
export async function until(isReady: () => Promise<boolean>, check: () => void): Promise<void> {
  const end = Date.now() + startTimeoutMs;
  while (!(await isReady())) {
    check();
    if (Date.now() > end) throw new Error('The program did not become ready');
    await pause(100);
  }
}
