/**
 * Calls `wake` whenever time may have passed unnoticed or the network may be back: after sleep,
 * after the back button, on return to the tab. Returns the way to stop it.
 */
export function onWakeUp(wake: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const abort = new AbortController();
  const { signal } = abort;
  const seen = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  for (const name of ['pageshow', 'focus', 'online']) addEventListener(name, wake, { signal });
  document.addEventListener('visibilitychange', seen, { signal });
  return () => abort.abort();
}
