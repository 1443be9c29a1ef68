import { followConnector, readConnectorAddress } from '../../controllers/connector-messages.js';
import { AssetPickEvent } from '../../events/asset-pick.js';

/** Returns the connector's signed URL. A client of `dam-elements/api` implements it. */
export interface ConnectorClient {
  /** Whether branded links are requested. */
  readonly branded: boolean;
  connectorUrl(
    options: { readonly query?: string; readonly hideSearchBar?: boolean },
    call?: { readonly signal?: AbortSignal },
  ): Promise<string>;
}

/** What `openConnector` takes. */
export interface ConnectorOptions {
  readonly client: ConnectorClient;
  /** The initial query. */
  readonly query?: string;
  readonly hideSearchBar?: boolean;
  /**
   * The origin of the connector's messages. By default the origin of its URL. Set it if that URL
   * redirects to another origin.
   */
  readonly origin?: string;
  /** The accessible name of the frame. */
  readonly title?: string;
  /** Closes the connector. */
  readonly signal?: AbortSignal;
}

/**
 * Shows the vendor's own search screen, the Instant Search Connector, in a frame inside `host`, and
 * sends `asset-pick` from `host` when the user chooses in it. Resolves to a function that closes
 * it. Rejects with the client's error or the signal's reason.
 *
 * Rejects with a `TypeError` if the URL is neither https nor http on loopback, or has the page's
 * own origin.
 *
 * The frame can run scripts, submit forms and open sign-in windows; it cannot navigate the page.
 * Messages from other windows are ignored.
 */
export async function openConnector(
  host: HTMLElement,
  { client, query, hideSearchBar, origin, title = 'Asset library', signal }: ConnectorOptions,
): Promise<() => void> {
  const asked = {
    ...(query !== undefined && { query }),
    ...(hideSearchBar !== undefined && { hideSearchBar }),
  };
  const given = await client.connectorUrl(asked, { ...(signal && { signal }) });
  const address = readConnectorAddress(given);
  signal?.throwIfAborted();
  // A same-origin frame that can run scripts could remove its own sandbox.
  if (address.origin === location.origin) {
    throw new TypeError('The connector has to come from another origin than the page');
  }

  const frame = host.ownerDocument.createElement('iframe');
  frame.title = title;
  frame.sandbox.add('allow-scripts', 'allow-forms', 'allow-same-origin', 'allow-popups');
  frame.src = address.href;
  const unfollow = followConnector(frame, origin ?? address.origin, (items) =>
    host.dispatchEvent(new AssetPickEvent({ schema: 1, branded: client.branded, items })),
  );
  host.append(frame);
  const close = (): void => {
    unfollow();
    frame.remove();
  };
  signal?.addEventListener('abort', close, { once: true });
  return close;
}
