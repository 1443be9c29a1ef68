import { readFileSync } from 'node:fs';
import type { OptionError } from '../check-options.js';
import type { ServeBrokerOptions } from './serve.js';

/** What `--help` prints. */
export const helpText = `Usage: dam-broker

Runs the token broker. It is configured by environment variables; lists are separated by spaces.

  DAM_SITE_URL          the customer site, where users sign in
  DAM_API_URL           root of the version 2.0 API
  DAM_ACCOUNT           the account, as in the middle of every token
  DAM_CLIENT_ID         the integration
  DAM_CLIENT_SECRET     its secret; while it is being changed both, the newer first
  DAM_COOKIE_KEYS       keys of 32 bytes in base64url: the first encrypts, all decrypt
  DAM_ALLOWED_ORIGINS   the pages' origins, exactly as browsers send them
  DAM_REDIS_URL         the store that several processes share (none: memory of this process)
  DAM_TRUSTED_PROXIES   addresses or ranges whose x-forwarded-for is trusted (none)
  DAM_RATE_LIMIT        calls per minute that one address may make (120; 0 for no limit)
  DAM_SAME_SITE         strict, or none for pages of another site (strict)
  DAM_BASE_PATH         the path of the endpoints (/dam-auth/)
  HOST, PORT            where to listen (127.0.0.1, 8080; port 0 for any free port)

To read a value from a file, add _FILE to the variable's name and set it to the file's path. The
broker writes one line of JSON for each call, and shuts down gracefully on SIGTERM.
`;

/** A missing or invalid variable. The message contains names, never values. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** The environment variable of each option, by the option's name. */
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

/** Converts an error about an option to one about its environment variable. */
export function toSettingError({ option, reason }: OptionError): SettingError {
  return new SettingError(`${variables[option] ?? option} cannot be used: ${reason}.`);
}

/** The settings read from the environment. */
export interface Settings {
  readonly options: ServeBrokerOptions;
  readonly redisUrl: string | undefined;
}

/** Reads the broker's settings. Throws a {@link SettingError} for a missing or invalid variable. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Settings {
  const optional = (name: string): string | undefined => {
    const file = env[`${name}_FILE`];
    const text = env[name] || (file && readSetting(`${name}_FILE`, file));
    return text?.trim() || undefined;
  };
  const required = (name: string): string => {
    const text = optional(name);
    if (text === undefined) throw new SettingError(`${name} is missing. Try --help.`);
    return text;
  };
  const list = (text: string | undefined): string[] => text?.split(/\s+/) ?? [];
  const wholeNumber = (name: string, fallback: number, max: number): number => {
    const text = optional(name) ?? String(fallback);
    if (/^\d{1,9}$/.test(text) && Number(text) <= max) return Number(text);
    throw new SettingError(`${name} takes a whole number up to ${max}.`);
  };

  const sameSite = optional('DAM_SAME_SITE') ?? 'strict';
  if (sameSite !== 'strict' && sameSite !== 'none') {
    throw new SettingError('DAM_SAME_SITE takes strict or none.');
  }
  const requests = wholeNumber('DAM_RATE_LIMIT', 120, 1_000_000);
  return {
    redisUrl: optional('DAM_REDIS_URL'),
    options: {
      siteUrl: required('DAM_SITE_URL'),
      apiUrl: required('DAM_API_URL'),
      account: required('DAM_ACCOUNT'),
      clientId: required('DAM_CLIENT_ID'),
      clientSecret: list(required('DAM_CLIENT_SECRET')),
      cookieKeys: list(required('DAM_COOKIE_KEYS')),
      allowedOrigins: list(required('DAM_ALLOWED_ORIGINS')),
      trustedProxies: list(optional('DAM_TRUSTED_PROXIES')),
      cookie: { sameSite },
      basePath: optional('DAM_BASE_PATH') ?? '/dam-auth/',
      hostname: optional('HOST') ?? '127.0.0.1',
      port: wholeNumber('PORT', 8080, 65_535),
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
