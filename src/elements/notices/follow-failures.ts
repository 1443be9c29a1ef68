import type { ReactiveControllerHost } from 'lit';
import { loadPart } from '../../controllers/load-part.js';
import { LazyModule } from '../../core/lazy-module.js';

/** Loads what finds out why pictures, videos and sounds fail, with the first that fails. */
export function followFailures(host: ReactiveControllerHost, root: ShadowRoot): void {
  const blocked = new LazyModule(
    () => undefined,
    async () => {
      const { explainFailures } = await import('../preview/thumbnail-refresh.js');
      return explainFailures(host, root);
    },
  );
  const onError = (): void => loadPart(blocked);
  root.addEventListener('error', onError, true);
  if (root.querySelector('img[hidden]')) onError();
}
