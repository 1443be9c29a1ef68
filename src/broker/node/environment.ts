import { readFileSync } from 'node:fs';
import type { OptionError } from '../check-options.js';
import type { ServeBrokerOptions } from './serve.js';

/** What `--help` prints. */
export const helpText = `Usage: dam-broker

Runs the token broker. It is told everything by the environment; lists are separated by spaces.

  DAM_SITE_URL          the customer site, where people sign in
  DAM_API_URL           root of the version 2.0 API
  DAM_ACCOUNT           the account, as in the middle of every token
  DAM_CLIENT_ID         the integration
  DAM_CLIENT_SECRET     its secret; while it is being changed both, the newer first
  DAM_COOKIE_KEYS       keys of 32 bytes in base64url: the first seals, all open
  DAM_ALLOWED_ORIGINS   the pages' origins, exactly as browsers send them
  DAM_REDIS_URL         the memory that several processes share (none: this process alone)
  DAM_TRUSTED_PROXIES   addresses or ranges whose x-forwarded-for is believed (none)
  DAM_RATE_LIMIT        calls a minute that one address may make (120; 0 for any number)
  DAM_SAME_SITE         strict, or none for pages of another site (strict)
  DAM_BASE_PATH         the path of the endpoints (/dam-auth/)
  HOST, PORT            where to listen (127.0.0.1, 8080; port 0 for any free one)

Each may be given as the name of a file instead, by adding _FILE to its name. Writes one line of
JSON for each call, and ends in good order on SIGTERM.
`;

/** An environment that makes no sense. The message tells names, never values. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** The variables that broker options come from, by the options' names. */
const variables: Readonly<Record<string, string>> = {
  siteUrl: 'DAM_SITE_URL',
  apiUrl: 'DAM_API_URL',
  account: 'DAM_ACCOUNT',
  clientId: 'DAM_CLIENT_ID',
  clientSecret: 'DAM_CLIENT_SECRET',
  cookieKeys: 'DAM_COOKIE_KEYS',
  allowedOrigins: 'DAM_ALLOWED_ORIGINS',
  trustedProxies: 'DAM_TRUSTED_PROXIES',
  basePath: 'DAM_BASE_PATH',
};

/** What was wrong with an option, said of the variable that it came from. */
export function toSettingError({ option, reason }: OptionError): SettingError {
  return new SettingError(`${variables[option] ?? option} cannot be used: ${reason}.`);
}

/** What the environment says. */
export interface Settings {
  readonly options: ServeBrokerOptions;
  readonly redisUrl: string | undefined;
}

/** Reads the settings of a broker. Throws a {@link SettingError} for what is missing or wrong. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Settings {
  const optional = (name: string): string | undefined => {
    const file = env[`${name}_FILE`];
    const text = env[name] || (file && readSetting(`${name}_FILE`, file));
    return text?.trim() || undefined;
  };
  const needed = (name: string): string => {
    const text = optional(name);
    if (text === undefined) throw new SettingError(`${name} is missing. Try --help.`);
    return text;
  };
  const list = (text: string | undefined): string[] => text?.split(/\s+/) ?? [];
  const whole = (name: string, fallback: number, most: number): number => {
    const text = optional(name) ?? String(fallback);
    if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text);
    throw new SettingError(`${name} takes a whole number up to ${most}.`);
  };

  const sameSite = optional('DAM_SAME_SITE') ?? 'strict';
  if (sameSite !== 'strict' && sameSite !== 'none') {
    throw new SettingError('DAM_SAME_SITE takes strict or none.');
  }
  const requests = whole('DAM_RATE_LIMIT', 120, 1_000_000);
  return {
    redisUrl: optional('DAM_REDIS_URL'),
    options: {
      siteUrl: needed('DAM_SITE_URL'),
      apiUrl: needed('DAM_API_URL'),
      account: needed('DAM_ACCOUNT'),
      clientId: needed('DAM_CLIENT_ID'),
      clientSecret: list(needed('DAM_CLIENT_SECRET')),
      cookieKeys: list(needed('DAM_COOKIE_KEYS')),
      allowedOrigins: list(needed('DAM_ALLOWED_ORIGINS')),
      trustedProxies: list(optional('DAM_TRUSTED_PROXIES')),
      cookie: { sameSite },
      basePath: optional('DAM_BASE_PATH') ?? '/dam-auth/',
      hostname: optional('HOST') ?? '127.0.0.1',
      port: whole('PORT', 8080, 65_535),
      ...(requests > 0 && { rateLimit: { requests, seconds: 60 } }),
    },
  };
}

function readSetting(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new SettingError(`${name} names a file that cannot be read.`);
  }
}
