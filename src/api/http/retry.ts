import { ApiError, HttpError } from '../errors.js';

/**
 * Resolves after the given number of milliseconds. Rejects with the signal's reason as soon as it
 * is aborted.
 */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export interface RetryOptions {
  /** The maximum number of retries. */
  readonly retries: number;
  readonly wait: Wait;
  readonly signal?: AbortSignal | undefined;
}

/** Delay before the first retry. It doubles with every further retry. */
const initialBackoffMs = 300;

/**
 * The longest delay before a retry. If the service asks for more, the call fails and its error says
 * when to try again.
 */
const maxBackoffMs = 2000;

/** Calls `attempt` until it succeeds, fails permanently, or was retried `retries` times. */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  { retries, wait, signal }: RetryOptions,
): Promise<Result> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      const backoff = attempts < retries ? backoffAfter(error, attempts) : undefined;
      if (backoff === undefined) throw error;
      await wait(backoff, signal);
    }
  }
}

/** Waits with a timer. */
export const waitByClock: Wait = async (milliseconds, signal) => {
  await new Promise<void>((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal?.addEventListener('abort', finish);
  });
  signal?.throwIfAborted();
};

/**
 * Returns the delay before the next attempt, or undefined if there is none. Random jitter keeps
 * pages from retrying at the same time.
 */
function backoffAfter(error: unknown, attempts: number): number | undefined {
  if (!(error instanceof ApiError) || !error.retryable) return undefined;
  const jitter = Math.random() * initialBackoffMs * 2 ** attempts;
  const retryAt = error instanceof HttpError ? error.retryAt : undefined;
  const announced = retryAt === undefined ? 0 : Math.max(0, retryAt - Date.now());
  return announced > maxBackoffMs ? undefined : announced + jitter;
}
