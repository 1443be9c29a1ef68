import { base64url } from 'jose';
import { readSession, type BrokerSession } from './broker-session.js';
import type { BrokerOptions } from '../options.js';
import type { Sealer } from './seal.js';

/** The lifetime of a refresh token (section 8): six months. */
const maxAgeSeconds = 180 * 24 * 3600;

/** A cookie older than this is replaced. */
const replaceAfterMs = 24 * 3_600_000;

/** Further cookies of the same name are ignored, because each has to be decrypted. */
const maxCookieValues = 100;

/** More would not fit into the cookie, which browsers limit to 4 KB. */
const maxSuperseded = 20;

/** What the cookie holds besides the session. */
export interface CookieContext {
  /** The session is being signed out: it is only kept to end it at the service. */
  readonly isEnding?: boolean;
  /** The sealed values of other cookies that the browser sends and that this sign-in replaces. */
  readonly superseded?: readonly string[];
}

/** A session that came with a request. */
export interface CookieSession {
  readonly session: BrokerSession;
  /** The cookie's value as sent by the browser. `CookieContext.superseded` refers to it. */
  readonly sealed: string;
  readonly isEnding: boolean;
  /** Whether another session in the same request has replaced this one. */
  readonly isSuperseded: boolean;
}

/** Keeps sessions in an encrypted cookie that scripts cannot read. */
export interface SessionCookie {
  /**
   * The value of `set-cookie` that stores `session` for the page at `origin`; undefined if the
   * session was read from a cookie that is less than a day old.
   */
  write(
    session: BrokerSession,
    origin: string,
    context?: CookieContext,
  ): Promise<string | undefined>;
  /** Whether the request has a cookie of this name, valid or not. */
  isPresent(cookies: string | null, origin: string): Promise<boolean>;
  /** The value of `set-cookie` that deletes the cookie. */
  clear(origin: string): Promise<string>;
  /**
   * The sessions in the cookies of a request from `origin`. The broker sets one cookie; others were
   * set by another host, or with other attributes.
   */
  read(cookies: string | null, origin: string): Promise<readonly CookieSession[]>;
}

/** Creates the session cookie of a broker; `now` returns milliseconds since 1970. */
export function createSessionCookie(
  options: BrokerOptions,
  sealer: Sealer,
  now: () => number,
): SessionCookie {
  const { siteUrl, clientId, account, cookie: { name, sameSite = 'strict' } = {} } = options;
  const prefix = name ?? '__Host-dam';
  /**
   * Cookie names by origin. Origins, accounts and clients that share the host have separate ones.
   */
  const names = new Map<string, string>();
  const nameAt = async (origin: string): Promise<string> => {
    const known = names.get(origin) ?? (await makeName(origin));
    names.set(origin, known);
    return known;
  };
  const makeName = async (origin: string): Promise<string> => {
    const full = `${prefix}-${await digest(JSON.stringify([origin, account, clientId]))}`;
    return isLoopbackHttp(origin) ? full.replace(/^__Host-/, '') : full;
  };
  const purpose = (origin: string) => ({ issuer: siteUrl, audience: clientId, subject: origin });
  const attributes = sameSite === 'none' ? 'SameSite=None; Partitioned' : 'SameSite=Strict';

  const headerFor = async (origin: string, value: string, age: string): Promise<string> => {
    const secure = isLoopbackHttp(origin) ? 'SameSite=Strict' : `Secure; ${attributes}`;
    return `${await nameAt(origin)}=${value}; Path=/; HttpOnly; ${secure}${age}`;
  };

  /** When the cookie of a session was sealed, if that was done with the first key. */
  const times = new WeakMap<BrokerSession, number>();

  return {
    write: async (session, origin, { isEnding = false, superseded = [] } = {}) => {
      const keptAt = times.get(session);
      const isYoung = keptAt !== undefined && now() - keptAt < replaceAfterMs;
      if (isYoung && !isEnding && superseded.length === 0) return undefined;
      const content = {
        ...session,
        ...(isEnding && { isEnding }),
        ...(superseded.length > 0 && {
          over: await Promise.all(superseded.slice(0, maxSuperseded).map(digest)),
        }),
      };
      const sealed = await sealer.seal(content, purpose(origin), now() + maxAgeSeconds * 1000);
      // Without a refresh token the lifetime is unknown, so the cookie ends with the browser
      // session.
      return headerFor(origin, sealed, session.refreshToken ? `; Max-Age=${maxAgeSeconds}` : '');
    },
    isPresent: async (cookies, origin) => valuesOf(cookies, await nameAt(origin)).length > 0,
    clear: (origin) => headerFor(origin, '', '; Max-Age=0'),
    read: async (cookies, origin) => {
      const values = new Set(valuesOf(cookies, await nameAt(origin)));
      const found: (Omit<CookieSession, 'isSuperseded'> & { readonly over: unknown })[] = [];
      for (const sealed of [...values].slice(0, maxCookieValues)) {
        const content = await sealer.open(sealed, purpose(origin));
        const session = content && readSession(content);
        if (!session) continue;
        const sealedAt = sealer.sealedAt(content);
        if (sealedAt !== undefined) times.set(session, sealedAt);
        found.push({
          session,
          sealed,
          isEnding: content['isEnding'] === true,
          over: content['over'],
        });
      }
      const over = new Set(found.flatMap((each) => each.over));
      // Two cookies may hold the same session. It is ending if either cookie says so.
      const bySession = new Map<string, CookieSession>();
      for (const { session, sealed, isEnding } of found) {
        const isEither = isEnding || bySession.get(session.accessToken)?.isEnding === true;
        const isSuperseded = found.length > 1 && over.has(await digest(sealed));
        bySession.set(session.accessToken, { session, sealed, isEnding: isEither, isSuperseded });
      }
      return [...bySession.values()];
    },
  };
}

/** Shortens `text` to 16 characters: 96 bits of its SHA-256. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return base64url.encode(new Uint8Array(bytes)).slice(0, 16);
}

/**
 * Whether the page is on loopback without TLS. There, one browser family stores no `Secure` cookie,
 * and therefore no `__Host-` cookie. The page's origin decides, because behind a proxy the
 * request's own URL does not show how the browser is connected.
 */
function isLoopbackHttp(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return (
    protocol === 'http:' && /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  );
}

/**
 * The values of the cookies with exactly this name. Browsers separate pairs with a space. Other
 * white space, except tabs, is part of a cookie's name, so it is not trimmed.
 */
function valuesOf(cookies: string | null, name: string): string[] {
  return (cookies ?? '')
    .split(';')
    .map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
}
