import { readConnectorMessage } from '../api/connector/connector-message.js';
import { isLoopback } from '../auth/loopback.js';
import type { PickedAsset } from '../model/pick/pick.js';

/**
 * Validates the URL of the connector, because a frame would run a `javascript:` URL as a script of
 * the page.
 *
 * @throws TypeError if the URL is neither https nor http on loopback, or contains a user name. The
 * URL is signed, so the error does not quote it.
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
 * Listens for messages of the connector in `frame`. Only messages from that frame and from `origin`
 * are read. Returns a function that stops listening.
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
