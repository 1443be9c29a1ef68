import type { PickerClient } from '../../api/assets/picker-client.js';
import type { Profile } from '../../api/profile.js';
import type { TokenSource } from '../../api/token-source.js';
import type { ConnectionSettings } from '../../core/connection/connection-settings.js';
import { defaultLandingPage } from '../page/landing-page.js';
import { parseUrl } from '../page/parse-url.js';

/** The properties of a picker that configure the connection. */
export interface ConnectionAttributes {
  readonly baseUrl: string;
  readonly siteUrl: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly relayUri: string;
  readonly brokerUrl: string;
  readonly tokens: TokenSource | undefined;
  readonly client: PickerClient | undefined;
  readonly brandedLinks: boolean;
  readonly profile: string | Profile;
  readonly pictureHosts: string;
}

/** Reads the settings from an element's properties and resolves URLs against the page. */
export function settingsOf(element: ConnectionAttributes): ConnectionSettings {
  const { clientId, profile, tokens, client } = element;
  return {
    baseUrl: absolute(element.baseUrl),
    siteUrl: absolute(element.siteUrl),
    clientId,
    redirectUri: absolute(element.redirectUri) || (defaultLandingPage() ?? ''),
    relayUri: absolute(element.relayUri),
    brokerUrl: absolute(element.brokerUrl),
    ...{ profile, tokens, client },
  };
}

function absolute(address: string): string {
  return address && (parseUrl(address, document.baseURI)?.href ?? address);
}
