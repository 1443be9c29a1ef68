import { readSession, type BrokerSession } from './broker-session.js';
import type { BrokerOptions } from './options.js';
import type { Sealer } from './seal.js';

/** A refresh token lives this long (section 8): six months. Seconds. */
const life = 180 * 24 * 3600;

/** A cookie is set anew once this much of its life is used up. Milliseconds. */
const renewalAge = 24 * 3_600_000;

/** Keeps sessions in the browser, where neither script nor person can read them. */
export interface SessionCookie {
  /**
   * The value of `set-cookie` that keeps `session` for the page at `origin`; undefined where the
   * session is the very one that was read, from a cookie less than a day old.
   */
  keep(session: BrokerSession, origin: string): Promise<string | undefined>;
  /** The value of `set-cookie` that forgets it. */
  forget(origin: string): string;
  /** The session that came with a request of that `origin`; undefined where there is none. */
  read(cookies: string | null, origin: string): Promise<BrokerSession | undefined>;
}

/** Makes the cookie of one connection; `now` gives milliseconds since 1970. */
export function createSessionCookie(
  options: BrokerOptions,
  sealer: Sealer,
  now: () => number,
): SessionCookie {
  const { siteUrl, clientId, account, cookie: { name, sameSite = 'strict' } = {} } = options;
  const prefix = name ?? `__Host-dam-${plain(account)}-${plain(clientId)}`;
  /** One for each origin: pages that share the broker, or ports of one machine, keep apart. */
  const names = new Map<string, string>();
  const nameAt = (origin: string): string => {
    const known = names.get(origin) ?? makeName(origin);
    names.set(origin, known);
    return known;
  };
  const makeName = (origin: string): string => {
    const full = `${prefix}-${new URL(origin).host.replace(/[^A-Za-z0-9]/g, '-')}`;
    return isLoopbackHttp(origin) ? full.replace(/^__Host-/, '') : full;
  };
  const purpose = (origin: string) => ({ issuer: siteUrl, audience: clientId, subject: origin });
  const attributes = sameSite === 'none' ? 'SameSite=None; Partitioned' : 'SameSite=Strict';

  const write = (origin: string, value: string, age: string): string => {
    const secure = isLoopbackHttp(origin) ? 'SameSite=Strict' : `Secure; ${attributes}`;
    return `${nameAt(origin)}=${value}; Path=/; HttpOnly; ${secure}${age}`;
  };

  /** When the cookies were made that sessions were read from, where the first key made them. */
  const times = new WeakMap<BrokerSession, number>();

  return {
    keep: async (session, origin) => {
      const keptAt = times.get(session);
      if (keptAt !== undefined && now() - keptAt < renewalAge) return undefined;
      const sealed = await sealer.seal(session, purpose(origin), now() + life * 1000);
      // Without a refresh token nobody knows how long it lasts: until the browser closes, then.
      return write(origin, sealed, session.refreshToken ? `; Max-Age=${life}` : '');
    },
    forget: (origin) => write(origin, '', '; Max-Age=0'),
    read: async (cookies, origin) => {
      const values = valuesOf(cookies, nameAt(origin));
      // Two of one name: somebody else has set one of them, and there is no telling which.
      if (values.length !== 1) return undefined;
      const value = await sealer.open(values[0] ?? '', purpose(origin));
      const session = value && readSession(value);
      const sealedAt = value && sealer.sealedAt(value);
      if (session && sealedAt !== undefined) times.set(session, sealedAt);
      return session;
    },
  };
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

function plain(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '').slice(0, 24);
}

function valuesOf(cookies: string | null, name: string): string[] {
  return (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
}
