import type { ReactiveControllerHost } from 'lit';
import { ConnectionStore } from '../core/connection/connection-store.js';
import { tiedTo } from './store-controller.js';

/** How long a failure of settings lasts before developers are told, in milliseconds. */
const explainAfterMs = 1000;

/**
 * Makes the connection of an element. The console tells developers what is wrong with the settings,
 * once for each problem that stays: a framework that takes over what a server has rendered sets
 * properties only after the element is there.
 */
export function explainedConnection(
  host: ReactiveControllerHost & Pick<Element, 'localName'>,
): ConnectionStore {
  const connection = tiedTo(host, new ConnectionStore());
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
