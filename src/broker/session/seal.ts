import { EncryptJWT, base64url, jwtDecrypt, type JWTPayload } from 'jose';
import { LruMap } from '../limits/lru-map.js';

/** The purpose of a sealed value. The value only opens for the same purpose. */
export interface Purpose {
  readonly issuer: string;
  readonly audience: string;
  readonly subject: string;
}

/** Encrypts and decrypts values. Without a key they can be neither read nor forged. */
export interface Sealer {
  /** Encrypts `value`, which expires at `until`, in milliseconds since 1970. */
  seal(value: object, purpose: Purpose, until: number): Promise<string>;
  /**
   * When an opened value was sealed, in milliseconds since 1970; undefined if that is unknown, or
   * if the value was sealed with an older key.
   */
  sealedAt(opened: object): number | undefined;
  /** Decrypts a value; undefined if it is forged, expired, or sealed for another purpose. */
  open(sealed: string, purpose: Purpose): Promise<Readonly<Record<string, unknown>> | undefined>;
}

const algorithm = { alg: 'dir', enc: 'A256GCM' } as const;

/** How many opened values are remembered. */
const maxOpened = 2000;

/** A decrypted value and its purpose. */
interface Opened {
  readonly value: Readonly<Record<string, unknown>>;
  readonly purpose: Purpose;
  /** When it expires, in seconds since 1970, as in the sealed value. */
  readonly until: number;
}

/**
 * Creates a sealer from keys in base64url, 32 bytes each. The first key encrypts; every key can
 * decrypt.
 *
 * Decrypted values are cached by their whole sealed text, so a cookie that comes with every call is
 * decrypted once. Only values that a key has decrypted are cached, so forged values cannot fill the
 * cache. Cached values expire like the sealed ones and only open for the same purpose. Whether a
 * session is still valid is checked elsewhere, on every call.
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
      // Sealed with another key, or forged.
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
 * Imports a key for jose that cannot be exported. It is imported once, on first use, because some
 * platforms do not allow cryptographic work before the first request.
 */
function cryptoKey(text: string): () => Promise<CryptoKey> {
  const usages = ['encrypt', 'decrypt'] as const;
  const bytes = new Uint8Array(base64url.decode(text));
  let key: Promise<CryptoKey> | undefined;
  return () => (key ??= crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, usages));
}
