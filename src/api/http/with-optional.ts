import { linkedController } from './linked-controller.js';

/** Milliseconds that an extra may come in after the page. Results are not held back for longer. */
const patience = 1000;

/** Does something on a call's behalf, until `signal` gives it up. */
type Work<Result> = (signal: AbortSignal) => Promise<Result>;

/**
 * Asks for an extra beside what a person waits for. Where the extra fails or is late it is
 * undefined; where the main thing fails the extra is given up.
 */
export async function withOptional<Main, Extra>(
  main: Promise<Main>,
  extra: Work<Extra>,
  signal: AbortSignal | undefined,
): Promise<readonly [Main, Extra | undefined]> {
  const late = linkedController(signal);
  const asked = extra(late.signal).catch(() => undefined);
  try {
    const result = await main;
    const timer = setTimeout(() => late.abort(), patience);
    const found = await asked;
    clearTimeout(timer);
    signal?.throwIfAborted();
    return [result, found];
  } finally {
    late.abort();
  }
}
