import { profiles, type Profile } from '../api/profile.js';
import { isLoopback } from '../auth/loopback.js';
import { failed, ok, type Check, type Verdict } from './finding.js';

/**
 * The picker's attributes by property name. URLs may be relative to the page. Missing settings are
 * reported.
 */
export interface DoctorSettings {
  readonly baseUrl?: string;
  readonly siteUrl?: string;
  readonly clientId?: string;
  /** Required here, because only the picker's own script knows its default. */
  readonly redirectUri?: string;
  readonly brokerUrl?: string;
  /** The relay page, for pages in frames of other sites. */
  readonly relayUri?: string;
  /** Also checks branded links. */
  readonly brandedLinks?: boolean;
  readonly profile?: string | Profile;
  /** Also checks what `openConnector` needs, if the user is signed in. */
  readonly connector?: boolean;
}

/** The validated settings. */
export interface Setup {
  /** With a final slash and without `v2`. */
  readonly api: URL;
  readonly site: URL;
  /** With a final slash. */
  readonly broker: URL;
  readonly redirect: URL;
  readonly relay: URL | undefined;
  readonly clientId: string;
  readonly profile: Profile;
  readonly branded: boolean;
  readonly connector: boolean;
}

const names = {
  baseUrl: 'base-url',
  siteUrl: 'site-url',
  brokerUrl: 'broker-url',
  redirectUri: 'redirect-uri',
} as const;

/** Validates the settings. Returns the problems as checks, or the setup if there are none. */
export function readSettings(settings: DoctorSettings): {
  readonly checks: readonly Check[];
  readonly setup?: Setup;
} {
  const problems = [
    ...Object.entries(names).map(([key, name]) =>
      problemWith(name, settings[key as keyof typeof names]?.trim() ?? ''),
    ),
    settings.relayUri?.trim() ? problemWith('relay-uri', settings.relayUri.trim()) : undefined,
    problemWithClient(settings.clientId),
    problemWithProfile(settings.profile),
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0) {
    return { checks: problems.map((problem) => ({ step: 'settings', run: () => problem })) };
  }
  const run = (): Verdict => ok('The settings are complete, and every URL is valid.');
  return { checks: [{ step: 'settings', run }], setup: setupOf(settings) };
}

function setupOf(settings: DoctorSettings): Setup {
  const { clientId = '', profile = 'spec', brandedLinks = false, connector = false } = settings;
  const { baseUrl = '', siteUrl = '', brokerUrl = '', redirectUri = '' } = settings;
  const relayUri = settings.relayUri?.trim() ?? '';
  const api = folder(baseUrl);
  api.pathname = api.pathname.replace(/\/v2\/$/, '/');
  return {
    api,
    site: folder(siteUrl),
    broker: folder(brokerUrl),
    redirect: new URL(redirectUri.trim(), document.baseURI),
    relay: relayUri === '' ? undefined : new URL(relayUri, document.baseURI),
    clientId,
    profile: typeof profile === 'string' ? profiles[profile as keyof typeof profiles] : profile,
    branded: brandedLinks,
    connector,
  };
}

function folder(address: string): URL {
  const url = new URL(address.trim(), document.baseURI);
  url.pathname = url.pathname.replace(/\/*$/, '/');
  url.search = '';
  url.hash = '';
  return url;
}

function problemWith(name: string, address: string): Verdict | undefined {
  if (!address) return failed(`${name} is missing.`, hints[name] ?? `Set ${name}.`);
  const base = document.baseURI;
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  // A URL without its scheme would be resolved as a path of this page, so it is rejected.
  const isHost = /^(www\.|localhost\b|[\w-]+(\.[\w-]+)+(:\d+)?(\/|$))/i.test(address);
  if (!url || !/^https?:$/.test(url.protocol) || (isHost && !/\.html?$/i.test(address))) {
    return failed(
      `${name} is not a web URL.`,
      `Set ${name} to a full URL, e.g. https://www.example.com.`,
    );
  }
  if (url.username || url.password) {
    return failed(`${name} contains a user name or a password.`, 'Remove both from the URL.');
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return failed(
      `${name} uses http, which is allowed only on loopback: tokens would be sent unencrypted.`,
      `Change ${name} to https:.`,
    );
  }
  return undefined;
}

const hints: Readonly<Record<string, string>> = {
  'redirect-uri':
    'Set it to the URL of callback.html on your site, e.g. redirect-uri="/callback.html".',
  'broker-url': 'Set it to the URL of the token broker, e.g. /dam-auth/.',
};

function problemWithClient(clientId = ''): Verdict | undefined {
  if (!clientId) {
    return failed(
      'client-id is missing.',
      'Set it to the id of the OAuth client, not to its secret.',
    );
  }
  if (clientId === clientId.trim()) return undefined;
  return failed('client-id starts or ends with spaces.', 'Remove the spaces.');
}

function problemWithProfile(profile: string | Profile = 'spec'): Verdict | undefined {
  if (typeof profile !== 'string' || Object.hasOwn(profiles, profile)) return undefined;
  const known = Object.keys(profiles).join(', ');
  return failed('profile is unknown.', `Remove it, or use one of: ${known}.`);
}
