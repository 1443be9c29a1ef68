import { readFileSync } from 'node:fs';
import type { OptionError } from '../check-options.js';
import type { RedisStoreOptions } from '../redis.js';
import type { ServeBrokerOptions } from './serve.js';

/** What `--help` prints. */
export const helpText = `Usage: dam-broker [--health | --new-key]

Runs the token broker. It is configured by environment variables; lists are separated by spaces or
commas, secrets only by spaces.

  DAM_SITE_URL          the customer site, where users sign in
  DAM_API_URL           root of the version 2.0 API
  DAM_ACCOUNT           the account, as in the middle of every token
  DAM_CLIENT_ID         the integration
  DAM_CLIENT_SECRET     its secret; while it is being changed both, the newer first
  DAM_COOKIE_KEYS       keys of 32 bytes in base64url: the first encrypts, all decrypt
  DAM_ALLOWED_ORIGINS   the pages' origins, exactly as browsers send them
  DAM_REDIS_URL         the store that several processes share (none: memory of this process)
  DAM_REDIS_SENTINELS   addresses of Redis Sentinel; the host of DAM_REDIS_URL is then the name
                        by which they know the primary
  DAM_REDIS_CLUSTER     further nodes of the cluster to which DAM_REDIS_URL belongs
  DAM_TRUSTED_PROXIES   addresses or ranges whose x-forwarded-for is trusted (none)
  DAM_RATE_LIMIT        calls per minute that one address may make (120; 0 for no limit)
  DAM_SAME_SITE         strict, or none for pages of another site (strict)
  DAM_BASE_PATH         the path of the endpoints (/dam-auth/)
  HOST, PORT            where to listen (127.0.0.1, 8080; port 0 for any free port)
  DAM_METRICS_PORT      where to serve metrics, at /metrics (none: no metrics)
  DAM_METRICS_HOST      the address for that (127.0.0.1)

To read a value from a file, add _FILE to the variable's name and set it to the file's path. The
broker writes one line of JSON for each call, and shuts down gracefully on SIGTERM.

  --health    asks the broker that runs with the same settings whether it answers
  --new-key   prints a key for DAM_COOKIE_KEYS
`;

/** The page that explains each setting. It is in the package. */
const page = 'docs/broker.md';

/** A missing or invalid variable. The message contains names, never values. */
export class SettingError extends Error {
  override readonly name = 'SettingError';

  /** `fault` is a sentence without its full stop; `section` is one of the page. */
  constructor(variable: string, fault: string, section = 'settings') {
    super(`${variable} ${fault}. See ${page}#${section} of dam-elements.`);
  }
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
  'redis.url': 'DAM_REDIS_URL',
  'redis.sentinels': 'DAM_REDIS_SENTINELS',
  'redis.cluster': 'DAM_REDIS_CLUSTER',
};

/** Converts an error about an option to one about its environment variable. */
export function toSettingError({ option, reason }: OptionError): SettingError {
  const section = option.startsWith('redis.')
    ? 'redis-without-a-single-point-of-failure'
    : undefined;
  return new SettingError(variables[option] ?? option, `cannot be used: ${reason}`, section);
}

/** Where a program listens. */
interface Address {
  readonly hostname: string;
  readonly port: number;
}

/** The settings read from the environment. */
export interface Settings {
  readonly options: ServeBrokerOptions;
  readonly redis: RedisStoreOptions | undefined;
  readonly metrics: Address | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the broker's settings. Throws a {@link SettingError} for a missing or invalid variable. */
export function readEnvironment(env: Environment): Settings {
  const optional = (name: string): string | undefined => readVariable(env, name);
  const required = (name: string): string => {
    const text = optional(name);
    if (text === undefined) throw new SettingError(name, 'is missing');
    return text;
  };

  const sameSite = optional('DAM_SAME_SITE') ?? 'strict';
  if (sameSite !== 'strict' && sameSite !== 'none') {
    throw new SettingError('DAM_SAME_SITE', 'cannot be used: it is neither strict nor none');
  }
  const requests = readNumber(env, 'DAM_RATE_LIMIT', 120, 1_000_000);
  return {
    redis: readRedis(env),
    metrics: readMetrics(env),
    options: {
      siteUrl: required('DAM_SITE_URL'),
      apiUrl: required('DAM_API_URL'),
      account: required('DAM_ACCOUNT'),
      clientId: required('DAM_CLIENT_ID'),
      clientSecret: required('DAM_CLIENT_SECRET').split(/\s+/),
      cookieKeys: toList(required('DAM_COOKIE_KEYS')),
      allowedOrigins: toList(required('DAM_ALLOWED_ORIGINS')),
      trustedProxies: toList(optional('DAM_TRUSTED_PROXIES')),
      cookie: { sameSite },
      ...readAddress(env),
      ...(requests > 0 && { rateLimit: { requests, seconds: 60 } }),
    },
  };
}

/** Reads where the broker listens, which is all that a health check needs. */
export function readAddress(env: Environment): Address & { readonly basePath: string } {
  return {
    basePath: readVariable(env, 'DAM_BASE_PATH') ?? '/dam-auth/',
    hostname: readVariable(env, 'HOST') ?? '127.0.0.1',
    port: readNumber(env, 'PORT', 8080, 65_535),
  };
}

function readRedis(env: Environment): RedisStoreOptions | undefined {
  const url = readVariable(env, 'DAM_REDIS_URL');
  const sentinels = toList(readVariable(env, 'DAM_REDIS_SENTINELS'));
  const cluster = toList(readVariable(env, 'DAM_REDIS_CLUSTER'));
  const section = 'redis-without-a-single-point-of-failure';
  if (sentinels.length > 0 && cluster.length > 0) {
    const fault = 'cannot be used together with DAM_REDIS_CLUSTER';
    throw new SettingError('DAM_REDIS_SENTINELS', fault, section);
  }
  if (url !== undefined) {
    return {
      url,
      ...(sentinels.length > 0 && { sentinels }),
      ...(cluster.length > 0 && { cluster }),
    };
  }
  if (sentinels.length + cluster.length > 0) {
    const other = sentinels.length > 0 ? 'DAM_REDIS_SENTINELS' : 'DAM_REDIS_CLUSTER';
    throw new SettingError('DAM_REDIS_URL', `is missing beside ${other}`, section);
  }
  return undefined;
}

function readMetrics(env: Environment): Address | undefined {
  if (readVariable(env, 'DAM_METRICS_PORT') === undefined) return undefined;
  const port = readNumber(env, 'DAM_METRICS_PORT', 0, 65_535);
  return { port, hostname: readVariable(env, 'DAM_METRICS_HOST') ?? '127.0.0.1' };
}

function readVariable(env: Environment, name: string): string | undefined {
  const file = env[`${name}_FILE`];
  const text = env[name] || (file && readSetting(`${name}_FILE`, file));
  return text?.trim() || undefined;
}

function readSetting(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const faults = new Map<unknown, string>([
      ['ENOENT', 'names a file that does not exist'],
      ['EACCES', 'names a file that the broker may not read'],
      ['EISDIR', 'names a folder, not a file'],
    ]);
    throw new SettingError(name, faults.get(code) ?? 'names a file that cannot be read');
  }
}

function readNumber(env: Environment, name: string, fallback: number, max: number): number {
  const text = readVariable(env, name) ?? String(fallback);
  if (!/^\d+$/.test(text)) {
    throw new SettingError(name, `cannot be used: it is not a whole number from 0 to ${max}`);
  }
  if (Number(text) > max) throw new SettingError(name, `cannot be used: it is above ${max}`);
  return Number(text);
}

function toList(text: string | undefined): string[] {
  return text?.split(/[\s,]+/).filter(Boolean) ?? [];
}
