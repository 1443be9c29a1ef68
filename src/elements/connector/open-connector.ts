import { followConnector, readConnectorAddress } from '../../controllers/connector-messages.js';
import { AssetPickEvent } from '../../events/asset-pick.js';

/** Returns the connector's signed address: a client of `dam-elements/api`. */
export interface ConnectorClient {
  /** Whether the links will be asked for with the branded toggle. */
  readonly branded: boolean;
  connectorUrl(
    options: { readonly query?: string; readonly hideSearchBar?: boolean },
    call?: { readonly signal?: AbortSignal },
  ): Promise<string>;
}

/** What `openConnector` takes. */
export interface ConnectorOptions {
  readonly client: ConnectorClient;
  /** What to search for at first. */
  readonly query?: string;
  readonly hideSearchBar?: boolean;
  /**
   * Where the connector's messages come from. By default the address's own origin; give it where
   * the address leads on to another.
   */
  readonly origin?: string;
  /** What the frame is called for people who cannot see it. */
  readonly title?: string;
  /** Closes the connector. */
  readonly signal?: AbortSignal;
}

/**
 * Shows the vendor's own search screen, the Instant Search Connector, in a frame inside `host`,
 * and sends `asset-pick` from `host` when the user chooses in it. Resolves to the way to close
 * it; rejects as the client does, or with the signal's reason.
 *
 * The address must be https, or http on loopback, and of another origin than the page; else this
 * rejects with a `TypeError`.
 *
 * The frame can run scripts, send forms and open windows for signing in; it cannot lead the page
 * elsewhere. Messages of other windows are ignored.
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
  // A frame with scripts from the page's own origin could take its own fetters off.
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
