import { readBaseUrl } from './address.js';
import type { ClientOptions } from '../client-options.js';
import { profileOf, type Profile } from '../profile.js';
import { takeTurn } from './request-budget.js';
import { waitByClock } from './retry.js';
import { createTransport, type Transport, type TransportOptions } from './transport.js';

/** What the calls of a client need. */
export interface ClientContext {
  /** Sends requests to the version 2.0 API. */
  readonly api: Transport;
  /** The options of the transport, for creating another one. */
  readonly settings: TransportOptions;
  readonly profile: Profile;
  /** Headers that request branded links. Empty if the client does not request them. */
  readonly headers: Readonly<Record<string, string>>;
}

/** @throws TypeError if `baseUrl` is not an absolute http or https URL, or `profile` is not known. */
export function createContext(options: ClientOptions): ClientContext {
  const { branded = false } = options;
  const profile = profileOf(options.profile ?? 'spec');
  const settings = {
    tokens: options.tokens,
    timeout: options.timeout ?? 15_000,
    retries: options.retries ?? 2,
    wait: options.wait ?? waitByClock,
    takeTurn: (options.budget ?? 'document' in globalThis) ? takeTurn : undefined,
    // The global `fetch` is read at each call, so that a later replacement takes effect.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  } satisfies TransportOptions;
  const api = createTransport(readBaseUrl(options.baseUrl), settings);
  return withBrandedHeader({ api, settings, profile, headers: {} }, branded);
}

/** Returns the same context with branded links requested or not (section 9, item 7). */
export function withBrandedHeader(context: ClientContext, branded: boolean): ClientContext {
  const { toggleHeader, toggleValue } = context.profile;
  return { ...context, headers: branded ? { [toggleHeader]: toggleValue } : {} };
}
