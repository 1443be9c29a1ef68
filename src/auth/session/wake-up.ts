/**
 * Calls `wake` whenever time may have passed unnoticed or the network may be back: after sleep,
 * after the back button, on return to the tab. Returns the way to stop it.
 */
export function onWakeUp(onWake: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const abort = new AbortController();
  const { signal } = abort;
  const onVisibilityChange = (): void => {
    if (document.visibilityState === 'visible') onWake();
  };
  for (const name of ['pageshow', 'focus', 'online']) addEventListener(name, onWake, { signal });
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  return () => abort.abort();
}
