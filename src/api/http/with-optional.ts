import { linkedController } from './linked-controller.js';

/** Milliseconds that an extra may come in after the page. Results are not held back for longer. */
const optionalTimeoutMs = 1000;

/** Does something on a call's behalf, until `signal` gives it up. */
type OptionalRequest<Result> = (signal: AbortSignal) => Promise<Result>;

/**
 * Asks for an extra beside what a person waits for. Where the extra fails or is late it is
 * undefined; where the main thing fails the extra is given up.
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
