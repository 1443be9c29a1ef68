import { profiles, type Profile } from '../api/profile.js';
import { isLoopback } from '../auth/loopback.js';
import { failed, ok, type Check, type Verdict } from './finding.js';

/**
 * The picker's attributes, by the names of its properties. Addresses may be relative to the page.
 * What is left out is named as missing.
 */
export interface DoctorSettings {
  readonly baseUrl?: string;
  readonly siteUrl?: string;
  readonly clientId?: string;
  /** Has to be given here: only the picker's own script knows what lies beside it. */
  readonly redirectUri?: string;
  readonly brokerUrl?: string;
  /** The relay page, for pages in frames of other sites. */
  readonly relayUri?: string;
  /** Also tries what branded links need. */
  readonly brandedLinks?: boolean;
  readonly profile?: string | Profile;
  /** Also tries, where somebody is signed in, what `openConnector` needs. */
  readonly connector?: boolean;
}

/** The settings, read. */
export interface Setup {
  /** With a closing slash and without `v2`. */
  readonly api: URL;
  readonly site: URL;
  /** With a closing slash. */
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

/** Reads the settings: what is wrong with each of them, or the setup. */
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
  const run = (): Verdict => ok('The settings are complete, and every address is well-formed.');
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
  if (!address) return failed(`${name} is missing.`, hints[name] ?? `Give ${name}.`);
  const base = document.baseURI;
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  // Without its scheme an address reads as a path on this page, and would only be found missing.
  const isHost = /^(www\.|localhost\b|[\w-]+(\.[\w-]+)+(:\d+)?(\/|$))/i.test(address);
  if (!url || !/^https?:$/.test(url.protocol) || (isHost && !/\.html?$/i.test(address))) {
    return failed(
      `${name} is not a web address.`,
      `Write ${name} out in full, e.g. https://www.example.com.`,
    );
  }
  if (url.username || url.password) {
    return failed(`${name} holds a user name or a password.`, 'Take both out of the address.');
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return failed(
      `${name} is http, which is for this machine alone: tokens would travel in the clear.`,
      `Let ${name} begin with https:.`,
    );
  }
  return undefined;
}

const hints: Readonly<Record<string, string>> = {
  'redirect-uri':
    'Give the address at which callback.html lies on your site, e.g. redirect-uri="/callback.html".',
  'broker-url': 'Give the address of the token broker, e.g. /dam-auth/.',
};

function problemWithClient(clientId = ''): Verdict | undefined {
  if (!clientId) {
    return failed('client-id is missing.', 'Give the id of the OAuth client, not its secret.');
  }
  if (clientId === clientId.trim()) return undefined;
  return failed('client-id has blanks around it.', 'Take the blanks away.');
}

function problemWithProfile(profile: string | Profile = 'spec'): Verdict | undefined {
  if (typeof profile !== 'string' || Object.hasOwn(profiles, profile)) return undefined;
  const known = Object.keys(profiles).join(', ');
  return failed('profile is not known.', `Leave it out, or take one of: ${known}.`);
}
