/** How long to wait for another tab before going ahead without it, in milliseconds. */
const lockTimeoutMs = 20_000;

const tails = new Map<string, Promise<unknown>>();

/**
 * Runs `job` once, after every job of the same name before it, in this tab and, where the
 * browser has locks, in the origin's other tabs.
 *
 * The order is a courtesy, which saves calls. A lock that is refused, stolen or never released
 * only delays the job, and never lets it run twice.
 */
export function withLock<T>(name: string, job: () => Promise<T>): Promise<T> {
  const previous = tails.get(name) ?? Promise.resolve();
  const turn = previous.then(() => underLock(name, job));
  const tail = turn.then(
    () => undefined,
    () => undefined,
  );
  tails.set(name, tail);
  void tail.then(() => {
    if (tails.get(name) === tail) tails.delete(name);
  });
  return turn;
}

async function underLock<T>(name: string, job: () => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined;
  const run = (): Promise<T> => (running ??= job());
  try {
    // Absent on a page that is neither https nor on this machine.
    const { locks } = globalThis.navigator as Partial<Navigator>;
    await locks?.request(name, { signal: AbortSignal.timeout(lockTimeoutMs) }, run);
  } catch {
    // Either the lock failed, and the job runs all the same, or the job did, and says so below.
  }
  return run();
}
