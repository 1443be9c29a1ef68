import { isWebAddress } from '../../api/http/address.js';
import type { PickerClient } from '../../api/assets/picker-client.js';
import { profiles, type Profile } from '../../api/profile.js';
import type { TokenSource } from '../../api/token-source.js';

/** The settings for signing in through the broker. Empty if not set. */
export interface SignInSettings {
  readonly siteUrl: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly relayUri: string;
  readonly brokerUrl: string;
}

/** The connection settings, from an element's attributes and properties. */
export interface ConnectionSettings extends SignInSettings {
  readonly baseUrl: string;
  readonly profile: string | Profile;
  /** A token source of the host page. If set, the broker is not used. */
  readonly tokens: TokenSource | undefined;
  /** An API client. If set, all other settings are ignored. */
  readonly client: PickerClient | undefined;
}

/** Fills in missing settings as not set. */
export function connectionSettings(given: Partial<ConnectionSettings>): ConnectionSettings {
  return {
    baseUrl: '',
    siteUrl: '',
    clientId: '',
    redirectUri: '',
    relayUri: '',
    brokerUrl: '',
    profile: 'spec',
    tokens: undefined,
    client: undefined,
    ...given,
  };
}

/**
 * Returns what is wrong with `settings`, for the developer of the page. Undefined if they are
 * valid.
 */
export function problemWith(settings: ConnectionSettings): string | undefined {
  const { baseUrl, siteUrl, clientId, brokerUrl, redirectUri, profile, tokens } = settings;
  if (settings.client) return undefined;
  const wrong = problemWithAddress('base-url', baseUrl);
  if (wrong) return wrong;
  if (typeof profile === 'string' && !Object.hasOwn(profiles, profile))
    return 'profile is not known';
  if (tokens) return undefined;
  if (!clientId) return 'client-id is missing';
  return (
    problemWithAddress('broker-url', brokerUrl) ??
    problemWithAddress('site-url', siteUrl) ??
    problemWithAddress(
      'redirect-uri',
      redirectUri,
      ': callback.html must be on the origin of the page',
    )
  );
}

function problemWithAddress(name: string, address: string, why = ''): string | undefined {
  if (!address) return `${name} is missing${why}`;
  return isWebAddress(address) ? undefined : `${name} is not an http or https address`;
}
