import { readConnectorMessage } from '../api/connector/connector-message.js';
import { isLoopback } from '../auth/loopback.js';
import type { PickedAsset } from '../model/pick/pick.js';

/**
 * Reads the address of the connector, whichever client gave it: a frame runs a `javascript:`
 * address as a script of the page.
 *
 * @throws TypeError where it is no https address, or http on loopback, or holds a user name. The
 * address is signed, so the error does not quote it.
 */
export function readConnectorAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!url || !isSafe || url.username || url.password) {
    throw new TypeError('The connector must have an https address, or http on loopback');
  }
  return url;
}

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
