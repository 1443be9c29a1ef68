import type { LazyModule } from '../core/lazy-module.js';

/**
 * Loads a module, unless it is loaded already. Some browsers never retry a module that failed to
 * load, so nothing is loaded while offline.
 */
export function loadPart<Part>(
  part: LazyModule<Part>,
  use?: (loaded: Part) => unknown,
  onFailure = (): void => undefined,
): void {
  const { ready } = part;
  if (ready) use?.(ready);
  else if (navigator.onLine) part.load().then(use, onFailure);
  else onFailure();
}
