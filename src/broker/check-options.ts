import { base64url } from 'jose';
import type { BrokerOptions } from './options.js';

/** An option with which no broker could be safe. The message tells its name, never its value. */
export class OptionError extends TypeError {
  /** The option's name, as in `BrokerOptions` or `ServeBrokerOptions`. */
  readonly option: string;
  /** What it has to be. */
  readonly reason: string;

  constructor(option: string, reason: string) {
    super(`The broker's ${option} cannot be used: ${reason}`);
    this.option = option;
    this.reason = reason;
  }
}

/** Times above this are mistakes: seconds taken for milliseconds the wrong way round. */
const maxTime = 3_600_000;

/** A key of 32 random bytes has about thirty different ones. */
const minDifferentBytes = 8;

/** Throws an {@link OptionError}, which is a `TypeError`, for the first option that is wrong. */
export function checkOptions(options: BrokerOptions): void {
  const { allowedOrigins, cookieKeys, cookie, account, clientId, clientSecret } = options;
  const { apiUrl, siteUrl, basePath = '/', rateLimit, patience, quietPeriod } = options;
  checkUrl('apiUrl', apiUrl);
  checkUrl('siteUrl', siteUrl);
  demand('account', isFilled(account), 'it is empty');
  demand('clientId', isFilled(clientId), 'it is empty');
  const secrets = [clientSecret].flat();
  demand('clientSecret', secrets.length > 0 && secrets.every(isFilled), 'it is empty');
  demand('cookieKeys', isListOfKeys(cookieKeys), 'it takes keys of 32 bytes in base64url');
  const keys = cookieKeys.map((key) => base64url.decode(key));
  demand('cookieKeys', new Set(keys.map(String)).size === keys.length, 'a key is there twice');
  const isRandom = (key: Uint8Array): boolean => new Set(key).size >= minDifferentBytes;
  demand('cookieKeys', keys.every(isRandom), 'a key is not random');
  const origins = 'it takes origins over https, or over http on loopback, as browsers send them';
  demand('allowedOrigins', Array.isArray(allowedOrigins) && allowedOrigins.length > 0, origins);
  demand('allowedOrigins', allowedOrigins.every(isSafeOrigin), origins);
  const isPath = basePath.startsWith('/') && isPlainPath(basePath);
  demand('basePath', isPath, 'it takes a path that begins with a slash');
  const name = cookie?.name ?? '__Host-dam';
  demand('cookie.name', /^__Host-[\w.-]*$/.test(name), 'it begins with __Host-');
  const sameSite: unknown = cookie?.sameSite ?? 'strict';
  demand('cookie.sameSite', sameSite === 'strict' || sameSite === 'none', 'it is strict or none');
  if (rateLimit) checkRateLimit(rateLimit);
  checkTime('patience', patience, 1);
  checkTime('quietPeriod', quietPeriod, 0);
}

/** Throws where a limit would let nobody in, or has no end. */
export function checkRateLimit({
  requests,
  seconds,
}: Readonly<Record<'requests' | 'seconds', number>>): void {
  const isCount = Number.isSafeInteger(requests) && requests > 0;
  demand('rateLimit.requests', isCount, 'it takes a whole number above 0');
  const isSpan = seconds > 0 && seconds * 1000 <= maxTime;
  demand('rateLimit.seconds', isSpan, 'it takes a number above 0, up to an hour');
}

/** Throws where `time`, in milliseconds, is no time, below `least`, or above an hour. */
export function checkTime(option: string, time: number | undefined, least: number): void {
  const isTime = time === undefined || (time >= least && time <= maxTime);
  demand(option, isTime, `it takes milliseconds from ${least} up to an hour`);
}

/** Throws an {@link OptionError} where `isRight` is false. */
export function demand(option: string, isRight: boolean, reason: string): void {
  if (!isRight) throw new OptionError(option, reason);
}

function checkUrl(option: string, text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const secure = 'it takes an address over https, or over http on loopback';
  demand(option, url !== undefined && isSecure(url), secure);
  const hasMore = /[?#@]/.test(text) || url?.username !== '' || url.password !== '';
  demand(option, !hasMore, 'it takes an address without user, query and fragment');
}

function isSafeOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.origin === text && isSecure(url) && !text.includes('*');
}

/** What is sent there cannot be read on the way. */
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
