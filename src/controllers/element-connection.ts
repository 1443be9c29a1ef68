import { ConnectionStore } from '../core/connection/connection-store.js';
import { connectStore, type StoreHost } from './store-controller.js';

/** How long invalid settings last before they are logged, in milliseconds. */
const explainAfterMs = 1000;

/**
 * Creates the connection of an element. Logs invalid settings to the console, once for each problem
 * that lasts: frameworks that hydrate server-rendered markup set properties only after the element
 * was created.
 */
export function createElementConnection(
  host: StoreHost & Pick<Element, 'localName'>,
): ConnectionStore {
  const connection = connectStore(host, new ConnectionStore());
  const explained = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  connection.subscribe(() => {
    clearTimeout(timer);
    const { state } = connection;
    if (state.status !== 'failed') return;
    const { message } = state.failure;
    if (explained.has(message)) return;
    timer = setTimeout(() => {
      explained.add(message);
      import('../auth/developer-console.js').then(
        ({ logSettingsError }) => logSettingsError(host.localName, message),
        () => undefined,
      );
    }, explainAfterMs);
  });
  return connection;
}
