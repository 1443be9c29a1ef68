import { EncryptJWT, base64url, jwtDecrypt, type JWTPayload } from 'jose';
import { LruMap } from '../limits/lru-map.js';

/** What a sealed value is good for. It opens for exactly the same. */
export interface Purpose {
  readonly issuer: string;
  readonly audience: string;
  readonly subject: string;
}

/** Seals and opens values, so that nobody without the keys can read or make one. */
export interface Sealer {
  /** Good until `until`, in milliseconds since 1970. */
  seal(value: object, purpose: Purpose, until: number): Promise<string>;
  /**
   * When an opened value was sealed, in milliseconds since 1970; undefined where that is unknown,
   * or was done with a key that is on its way out.
   */
  sealedAt(opened: object): number | undefined;
  /** Undefined for whatever was not sealed here, for this purpose, or is out of date. */
  open(sealed: string, purpose: Purpose): Promise<Readonly<Record<string, unknown>> | undefined>;
}

const algorithm = { alg: 'dir', enc: 'A256GCM' } as const;

/** How many opened values are remembered. */
const maxOpened = 2000;

/** A value that was opened by a key, for a purpose. */
interface Opened {
  readonly value: Readonly<Record<string, unknown>>;
  readonly purpose: Purpose;
  /** In seconds since 1970, as in the sealed value. */
  readonly until: number;
}

/**
 * Makes a sealer of keys in base64url, 32 bytes each: the first seals, all open.
 *
 * What was opened is remembered by the whole of its sealed text, so that a cookie that comes with
 * every call is decrypted once. Nothing is in that memory that no key has opened, so that made-up
 * values neither fill it nor gain by it; nothing outlives its sealed end, and it opens for the same
 * purpose alone. Whether a session still holds is asked elsewhere, each time.
 */
export function createSealer(keys: readonly string[], now: () => number): Sealer {
  const imported = keys.map(cryptoKey);
  const [first] = imported;
  if (!first) throw new TypeError('The broker needs a cookie key');
  const opened = new LruMap<string, Opened>(maxOpened);
  const times = new WeakMap<object, number>();

  const decrypt = async (
    sealed: string,
    key: CryptoKey,
    purpose: Purpose,
  ): Promise<JWTPayload | undefined> => {
    try {
      const { payload } = await jwtDecrypt(sealed, key, {
        ...purpose,
        currentDate: new Date(now()),
        requiredClaims: ['exp'],
        keyManagementAlgorithms: [algorithm.alg],
        contentEncryptionAlgorithms: [algorithm.enc],
      });
      return payload;
    } catch {
      // Sealed with another key, or not by us.
      return undefined;
    }
  };

  return {
    sealedAt: (value) => times.get(value),

    seal: async (value, { issuer, audience, subject }, until) =>
      new EncryptJWT({ value })
        .setProtectedHeader(algorithm)
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt(Math.floor(now() / 1000))
        .setExpirationTime(Math.floor(until / 1000))
        .encrypt(await first()),

    open: async (sealed, purpose) => {
      const known = opened.get(sealed);
      if (known && isFor(known, purpose) && Math.floor(now() / 1000) < known.until) {
        return known.value;
      }
      for (const key of imported) {
        const payload = await decrypt(sealed, await key(), purpose);
        if (!payload) continue;
        const { value: read, exp: until = 0, iat } = payload;
        if (typeof read !== 'object' || read === null) return undefined;
        const value = Object.freeze({ ...read });
        if (iat !== undefined && key === first) times.set(value, iat * 1000);
        opened.set(sealed, { value, purpose, until });
        return value;
      }
      return undefined;
    },
  };
}

function isFor({ purpose }: Opened, { issuer, audience, subject }: Purpose): boolean {
  return purpose.issuer === issuer && purpose.audience === audience && purpose.subject === subject;
}

/**
 * A key that jose can use as it is, and nobody can read out again. It is made once, when it is
 * first needed: some platforms allow no such work before the first call.
 */
function cryptoKey(text: string): () => Promise<CryptoKey> {
  const usages = ['encrypt', 'decrypt'] as const;
  const bytes = new Uint8Array(base64url.decode(text));
  let key: Promise<CryptoKey> | undefined;
  return () => (key ??= crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, usages));
}
