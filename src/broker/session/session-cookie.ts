import { base64url } from 'jose';
import { readSession, type BrokerSession } from './broker-session.js';
import type { BrokerOptions } from '../options.js';
import type { Sealer } from './seal.js';

/** A refresh token lives this long (section 8): six months. Seconds. */
const life = 180 * 24 * 3600;

/** A cookie older than this is replaced. Milliseconds. */
const renewalAge = 24 * 3_600_000;

/** More values of one name than this are not looked at: each costs an attempt to open it. */
const mostValues = 100;

/** More would not fit into a cookie beside the session, of which browsers keep 4 KB. */
const mostOver = 20;

/** What is kept beside a session. */
export interface CookieContext {
  /** Kept only so that its end can be told to the service. It gives no tokens any more. */
  readonly isEnding?: boolean;
  /** Sessions that a sign-in has made void: the sealed value of each that the browser sends beside it. */
  readonly over?: readonly string[];
}

/** A session that came with a request. */
export interface KeptSession {
  readonly session: BrokerSession;
  /** As it came: what `CookieContext.over` names it by is made of it. */
  readonly sealed: string;
  readonly isEnding: boolean;
  /** Whether another one that came with the same request was signed in to in its place. */
  readonly isSuperseded: boolean;
}

/** Keeps sessions in the browser, where neither script nor person can read them. */
export interface SessionCookie {
  /**
   * The value of `set-cookie` that keeps `session` for the page at `origin`; undefined where the
   * session is the very one that was read, from a cookie less than a day old.
   */
  keep(
    session: BrokerSession,
    origin: string,
    context?: CookieContext,
  ): Promise<string | undefined>;
  /** Whether a cookie of this name came at all, whatever is in it. */
  hasCome(cookies: string | null, origin: string): Promise<boolean>;
  /** The value of `set-cookie` that forgets it. */
  forget(origin: string): Promise<string>;
  /**
   * The sessions in the cookies of a request from `origin`. The broker sets one; further ones were
   * set by another host, or with other attributes.
   */
  read(cookies: string | null, origin: string): Promise<readonly KeptSession[]>;
}

/** Makes the cookie of one connection; `now` gives milliseconds since 1970. */
export function createSessionCookie(
  options: BrokerOptions,
  sealer: Sealer,
  now: () => number,
): SessionCookie {
  const { siteUrl, clientId, account, cookie: { name, sameSite = 'strict' } = {} } = options;
  const prefix = name ?? '__Host-dam';
  /** One for each origin, account and client: those that share the broker's host keep apart. */
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

  const write = async (origin: string, value: string, age: string): Promise<string> => {
    const secure = isLoopbackHttp(origin) ? 'SameSite=Strict' : `Secure; ${attributes}`;
    return `${await nameAt(origin)}=${value}; Path=/; HttpOnly; ${secure}${age}`;
  };

  /** When the cookies were made that sessions were read from, where the first key made them. */
  const times = new WeakMap<BrokerSession, number>();

  return {
    keep: async (session, origin, { isEnding = false, over = [] } = {}) => {
      const keptAt = times.get(session);
      const isYoung = keptAt !== undefined && now() - keptAt < renewalAge;
      if (isYoung && !isEnding && over.length === 0) return undefined;
      const content = {
        ...session,
        ...(isEnding && { isEnding }),
        ...(over.length > 0 && { over: await Promise.all(over.slice(0, mostOver).map(digest)) }),
      };
      const sealed = await sealer.seal(content, purpose(origin), now() + life * 1000);
      // Without a refresh token its lifetime is unknown, so the cookie ends with the browser session.
      return write(origin, sealed, session.refreshToken ? `; Max-Age=${life}` : '');
    },
    hasCome: async (cookies, origin) => valuesOf(cookies, await nameAt(origin)).length > 0,
    forget: (origin) => write(origin, '', '; Max-Age=0'),
    read: async (cookies, origin) => {
      const values = new Set(valuesOf(cookies, await nameAt(origin)));
      const found: (Omit<KeptSession, 'isSuperseded'> & { readonly over: unknown })[] = [];
      for (const sealed of [...values].slice(0, mostValues)) {
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
      // Two cookies may hold the same session; then what ends it holds.
      const bySession = new Map<string, KeptSession>();
      for (const { session, sealed, isEnding } of found) {
        const isEither = isEnding || bySession.get(session.accessToken)?.isEnding === true;
        const isSuperseded = found.length > 1 && over.has(await digest(sealed));
        bySession.set(session.accessToken, { session, sealed, isEnding: isEither, isSuperseded });
      }
      return [...bySession.values()];
    },
  };
}

/** Names `text` in 16 letters, which are 96 bits of its SHA-256. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return base64url.encode(new Uint8Array(bytes)).slice(0, 16);
}

/**
 * On a developer's machine without TLS one browser family keeps no `Secure` cookie, and thus no
 * `__Host-` one. The page's origin decides, which the browser states: behind a proxy the
 * request's own address says nothing.
 */
function isLoopbackHttp(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return (
    protocol === 'http:' && /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  );
}

/**
 * The values of the cookies of that very name. Browsers put a space between pairs; what they know
 * as white space beside it and the tab is part of a name, which is then another cookie's.
 */
function valuesOf(cookies: string | null, name: string): string[] {
  return (cookies ?? '')
    .split(';')
    .map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
}
