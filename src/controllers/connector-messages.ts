import { readConnectorMessage } from '../api/connector-message.js';
import type { PickedAsset } from '../model/pick.js';

/**
 * Hears what the connector in `frame` says. Only messages of that very frame and of `origin` are
 * read. Returns the way to stop.
 */
export function followConnector(
  frame: HTMLIFrameElement,
  origin: string,
  onPick: (items: readonly PickedAsset[]) => void,
): () => void {
  const onMessage = (event: MessageEvent<unknown>): void => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const items = readConnectorMessage(event.data);
    if (items) onPick(items);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
