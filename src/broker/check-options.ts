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
  checkKeys(cookieKeys);
  checkOrigins(allowedOrigins);
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

function checkKeys(keys: readonly string[]): void {
  const rule = 'a key is 32 random bytes in base64url, 43 characters';
  assertOption('cookieKeys', keys.length > 0, `there is none; ${rule}`);
  for (const [index, key] of keys.entries()) {
    const name = placeOf('key', index, keys);
    const length = `${name} has ${key.length} characters; ${rule}`;
    assertOption('cookieKeys', key.length === 43, length);
    const isEncoded = /^[\w-]*$/.test(key);
    const characters = 'has a character that base64url does not have';
    assertOption('cookieKeys', isEncoded, `${name} ${characters}; ${rule}`);
    const isRandom = new Set(base64url.decode(key)).size >= minDistinctBytes;
    assertOption('cookieKeys', isRandom, `${name} is not random; ${rule}`);
  }
  const distinct = new Set(keys.map((key) => String(base64url.decode(key))));
  assertOption('cookieKeys', distinct.size === keys.length, 'a key is there twice');
}

function checkOrigins(origins: readonly string[]): void {
  const rule = 'it takes origins such as https://www.example.com, over http on loopback only';
  const option = 'allowedOrigins';
  assertOption(option, Array.isArray(origins) && origins.length > 0, `there is none; ${rule}`);
  for (const [index, text] of origins.entries()) {
    const name = placeOf('origin', index, origins);
    const fault = faultOfOrigin(text);
    assertOption(option, fault === undefined, `${name} ${fault ?? ''}; ${rule}`);
  }
}

/** What is wrong with an origin; undefined if nothing is. */
function faultOfOrigin(text: string): string | undefined {
  if (text.includes('*')) return 'has a *, which matches nothing here';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.origin === 'null') return 'is no address over https';
  if (!isSecure(url)) return faultOfScheme(url);
  if (/.\/$/.test(text) && url.origin === text.slice(0, -1)) return 'ends with a slash';
  return url.origin === text
    ? undefined
    : 'is not as browsers send it, without path and usual port';
}

function faultOfScheme({ protocol }: URL): string {
  return protocol === 'http:' ? 'is over plain http' : 'is not over https';
}

/** Names one of several values by its place, never by itself. */
function placeOf(noun: string, index: number, values: readonly unknown[]): string {
  return values.length === 1 ? `the ${noun}` : `${noun} ${index + 1}`;
}

function checkUrl(option: string, text: string): void {
  const rule = 'it takes an address over https, or over http on loopback';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const hint = /^[\w.-]+(\/|$)/.test(text) ? 'has no https:// in front' : 'is not an address';
  if (!url) throw new OptionError(option, `it ${hint}; ${rule}`);
  assertOption(option, isSecure(url), `it ${faultOfScheme(url)}; ${rule}`);
  const hasUser = text.includes('@') || url.username !== '' || url.password !== '';
  const without = 'it takes an address without user, query and fragment';
  assertOption(option, !hasUser, `it has a user; ${without}`);
  assertOption(option, !text.includes('?'), `it has a query; ${without}`);
  assertOption(option, !text.includes('#'), `it has a fragment; ${without}`);
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

function isFilled(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '';
}
