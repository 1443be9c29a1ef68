/**
 * A controller that is aborted with any of the given signals. Abort it when its work is done: only
 * then do the signals let go of it.
 */
export function linkedController(
  ...signals: readonly (AbortSignal | undefined)[]
): AbortController {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = (): void => controller.abort(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { signal: controller.signal });
  }
  return controller;
}
