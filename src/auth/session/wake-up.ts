/**
 * Calls `onWake` when time may have passed unnoticed or the network may be back: after sleep, after
 * back navigation, and when the tab becomes visible. Returns a function that stops it.
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
