/** How long to wait for another tab's lock before the job runs without it, in milliseconds. */
const lockTimeoutMs = 20_000;

const tails = new Map<string, Promise<unknown>>();

/**
 * Runs `job` once, after all earlier jobs of the same name in this tab and, with Web Locks, in the
 * other tabs of the origin.
 *
 * The lock only saves requests. If it is refused, stolen or never released, the job is delayed at
 * most and never runs twice.
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
    // `locks` is absent on a page that is neither https nor on loopback.
    const { locks } = globalThis.navigator as Partial<Navigator>;
    await locks?.request(name, { signal: AbortSignal.timeout(lockTimeoutMs) }, run);
  } catch {
    // If the lock failed, the job runs below. If the job failed, its error is thrown below.
  }
  return run();
}
