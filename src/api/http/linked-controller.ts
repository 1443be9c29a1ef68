/**
 * Returns a controller that is aborted together with any of the given signals. Abort it when its
 * work is done; until then the signals keep a reference to it.
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
