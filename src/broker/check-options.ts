import { base64url } from 'jose';
import type { BrokerOptions } from './options.js';

/** An unsafe or invalid option. The message contains the option's name, never its value. */
export class OptionError extends TypeError {
  /** The option's name, as in `BrokerOptions` or `ServeBrokerOptions`. */
  readonly option: string;
  /** Why the value is invalid, or which values are valid. */
  readonly reason: string;

  constructor(option: string, reason: string) {
    super(`The broker's ${option} cannot be used: ${reason}`);
    this.option = option;
    this.reason = reason;
  }
}

/** Longer durations are rejected: they are mistakes, such as a wrong unit. */
const maxDurationMs = 3_600_000;

/** A key of 32 random bytes has about thirty distinct ones. */
const minDistinctBytes = 8;

/** Throws an {@link OptionError}, which is a `TypeError`, for the first invalid option. */
export function checkOptions(options: BrokerOptions): void {
  const { allowedOrigins, cookieKeys, cookie, account, clientId, clientSecret } = options;
  const { apiUrl, siteUrl, basePath = '/', rateLimit, serviceTimeoutMs, quietPeriodMs } = options;
  checkUrl('apiUrl', apiUrl);
  checkUrl('siteUrl', siteUrl);
  assertOption('account', isFilled(account), 'it is empty');
  assertOption('clientId', isFilled(clientId), 'it is empty');
  const secrets = [clientSecret].flat();
  assertOption('clientSecret', secrets.length > 0 && secrets.every(isFilled), 'it is empty');
  assertOption('cookieKeys', isListOfKeys(cookieKeys), 'it takes keys of 32 bytes in base64url');
  const keys = cookieKeys.map((key) => base64url.decode(key));
  assertOption(
    'cookieKeys',
    new Set(keys.map(String)).size === keys.length,
    'a key is there twice',
  );
  const isRandom = (key: Uint8Array): boolean => new Set(key).size >= minDistinctBytes;
  assertOption('cookieKeys', keys.every(isRandom), 'a key is not random');
  const origins = 'it takes origins over https, or over http on loopback, as browsers send them';
  assertOption(
    'allowedOrigins',
    Array.isArray(allowedOrigins) && allowedOrigins.length > 0,
    origins,
  );
  assertOption('allowedOrigins', allowedOrigins.every(isSafeOrigin), origins);
  const isPath = basePath.startsWith('/') && isPlainPath(basePath);
  assertOption('basePath', isPath, 'it takes a path that begins with a slash');
  const name = cookie?.name ?? '__Host-dam';
  assertOption('cookie.name', /^__Host-[\w.-]*$/.test(name), 'it begins with __Host-');
  const sameSite: unknown = cookie?.sameSite ?? 'strict';
  assertOption(
    'cookie.sameSite',
    sameSite === 'strict' || sameSite === 'none',
    'it is strict or none',
  );
  if (rateLimit) checkRateLimit(rateLimit);
  checkDuration('serviceTimeoutMs', serviceTimeoutMs, 1);
  checkDuration('quietPeriodMs', quietPeriodMs, 0);
}

/** Throws an {@link OptionError} for a limit that allows no calls or has no finite period. */
export function checkRateLimit({
  requests,
  seconds,
}: Readonly<Record<'requests' | 'seconds', number>>): void {
  const isCount = Number.isSafeInteger(requests) && requests > 0;
  assertOption('rateLimit.requests', isCount, 'it takes a whole number above 0');
  const isSpan = seconds > 0 && seconds * 1000 <= maxDurationMs;
  assertOption('rateLimit.seconds', isSpan, 'it takes a number above 0, up to an hour');
}

/** Throws an {@link OptionError} if `time`, in milliseconds, is below `least` or above one hour. */
export function checkDuration(option: string, time: number | undefined, least: number): void {
  const isTime = time === undefined || (time >= least && time <= maxDurationMs);
  assertOption(option, isTime, `it takes milliseconds from ${least} up to an hour`);
}

/** Throws an {@link OptionError} if `isRight` is false. */
export function assertOption(option: string, isRight: boolean, reason: string): void {
  if (!isRight) throw new OptionError(option, reason);
}

function checkUrl(option: string, text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const secure = 'it takes an address over https, or over http on loopback';
  assertOption(option, url !== undefined && isSecure(url), secure);
  const hasMore = /[?#@]/.test(text) || url?.username !== '' || url.password !== '';
  assertOption(option, !hasMore, 'it takes an address without user, query and fragment');
}

function isSafeOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.origin === text && isSecure(url) && !text.includes('*');
}

/** Whether requests to the URL cannot be read in transit. */
function isSecure({ protocol, hostname }: URL): boolean {
  if (protocol === 'https:') return true;
  const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;
  return protocol === 'http:' && loopback.test(hostname);
}

function isPlainPath(path: string): boolean {
  const root = 'https://broker.invalid';
  return (
    URL.canParse(root + path) && new URL(root + path).href === root + path && !/[?#]/.test(path)
  );
}

function isListOfKeys(keys: readonly string[]): boolean {
  return keys.length > 0 && keys.every((key) => /^[\w-]{43}$/.test(key));
}

function isFilled(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '';
}
