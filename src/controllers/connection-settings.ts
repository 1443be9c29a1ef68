import { isWebAddress } from '../api/address.js';
import type { PickerClient } from '../api/picker-client.js';
import { profiles, type Profile } from '../api/profile.js';
import type { TokenSource } from '../api/token-source.js';

/** How people sign in through the broker. Empty where the page does not say. */
export interface SignInSettings {
  readonly siteUrl: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly relayUri: string;
  readonly brokerUrl: string;
}

/** How to reach the service, as an element's attributes and properties say it. */
export interface ConnectionSettings extends SignInSettings {
  readonly baseUrl: string;
  readonly profile: string | Profile;
  /** A source of the host's own: nobody signs in through the broker then. */
  readonly tokens: TokenSource | undefined;
  /** A ready client: nothing else counts then. */
  readonly client: PickerClient | undefined;
}

/** What keeps `settings` from being a connection, in words for whoever wrote the page. */
export function problemWith(settings: ConnectionSettings): string | undefined {
  const { baseUrl, siteUrl, clientId, brokerUrl, redirectUri, profile } = settings;
  if (settings.client) return undefined;
  if (!baseUrl) return 'base-url is missing';
  if (!isWebAddress(baseUrl)) return 'base-url is not an http or https address';
  if (typeof profile === 'string' && !Object.hasOwn(profiles, profile))
    return 'profile is not known';
  if (settings.tokens) return undefined;
  if (!brokerUrl) return 'broker-url is missing, and no tokens were given';
  if (!isWebAddress(brokerUrl)) return 'broker-url is not an http or https address';
  if (!siteUrl) return 'site-url is missing';
  if (!isWebAddress(siteUrl)) return 'site-url is not an http or https address';
  if (!clientId) return 'client-id is missing';
  if (!redirectUri) {
    return 'redirect-uri is missing: the script comes from another origin than the page';
  }
  if (!isWebAddress(redirectUri)) return 'redirect-uri is not an http or https address';
  return undefined;
}
