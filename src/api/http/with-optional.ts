import { linkedController } from './linked-controller.js';

/** How long to wait for the optional result after the main one, in milliseconds. */
const optionalTimeoutMs = 1000;

/** Starts a request that `signal` can cancel. */
type OptionalRequest<Result> = (signal: AbortSignal) => Promise<Result>;

/**
 * Runs an optional request together with a main one. If the optional request fails or is late, its
 * result is undefined. If the main one fails, the optional request is cancelled.
 */
export async function withOptional<Main, Optional>(
  main: Promise<Main>,
  optionalRequest: OptionalRequest<Optional>,
  signal: AbortSignal | undefined,
): Promise<readonly [Main, Optional | undefined]> {
  const controller = linkedController(signal);
  const pending = optionalRequest(controller.signal).catch(() => undefined);
  try {
    const result = await main;
    const timer = setTimeout(() => controller.abort(), optionalTimeoutMs);
    const optional = await pending;
    clearTimeout(timer);
    signal?.throwIfAborted();
    return [result, optional];
  } finally {
    controller.abort();
  }
}
