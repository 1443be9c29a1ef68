import { ApiError, HttpError } from '../errors.js';

/** Resolves after so many milliseconds; rejects with the signal's reason once it is aborted. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export interface RetryOptions {
  /** How many times to try again. */
  readonly retries: number;
  readonly wait: Wait;
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds. Doubles with every attempt. */
const initialBackoffMs = 300;

/** Milliseconds. A person is not kept waiting longer; the error says when to come back. */
const maxBackoffMs = 2000;

/** Makes `attempt` until it succeeds, fails for good, or has been repeated often enough. */
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

/** Waits by the clock. */
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

/** The milliseconds before another attempt, spread at random so that pages do not return at once. */
function backoffAfter(error: unknown, attempts: number): number | undefined {
  if (!(error instanceof ApiError) || !error.retryable) return undefined;
  const jitter = Math.random() * initialBackoffMs * 2 ** attempts;
  const retryAt = error instanceof HttpError ? error.retryAt : undefined;
  const announced = retryAt === undefined ? 0 : Math.max(0, retryAt - Date.now());
  return announced > maxBackoffMs ? undefined : announced + jitter;
}
