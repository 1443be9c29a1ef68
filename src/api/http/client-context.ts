import { readBaseUrl } from './address.js';
import type { ClientOptions } from '../client-options.js';
import { profiles, type Profile } from '../profile.js';
import { takeTurn } from './request-budget.js';
import { waitByClock } from './retry.js';
import { createTransport, type Transport, type TransportOptions } from './transport.js';

/** What the calls of a client are made of. */
export interface ClientContext {
  /** Sends to the version 2.0 API. */
  readonly api: Transport;
  /** How the transport was made, for another one beside it. */
  readonly settings: TransportOptions;
  readonly profile: Profile;
  /** Asks for branded links. Empty unless they are wanted. */
  readonly headers: Readonly<Record<string, string>>;
}

/** @throws TypeError where `baseUrl` is no absolute http or https address. */
export function createContext(options: ClientOptions): ClientContext {
  const { branded = false, profile = profiles.spec } = options;
  const settings = {
    tokens: options.tokens,
    timeout: options.timeout ?? 15_000,
    retries: options.retries ?? 2,
    wait: options.wait ?? waitByClock,
    takeTurn: (options.budget ?? 'document' in globalThis) ? takeTurn : undefined,
    // Looked up at each call, so that what replaces the global one later is used.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  } satisfies TransportOptions;
  const api = createTransport(readBaseUrl(options.baseUrl), settings);
  return withBrandedHeader({ api, settings, profile, headers: {} }, branded);
}

/** The same access with branded links asked for, or not (section 9, item 7). */
export function withBrandedHeader(context: ClientContext, branded: boolean): ClientContext {
  const { toggleHeader, toggleValue } = context.profile;
  return { ...context, headers: branded ? { [toggleHeader]: toggleValue } : {} };
}
