import { EncryptJWT, base64url, jwtDecrypt } from 'jose';

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
  /** Undefined for whatever was not sealed here, for this purpose, or is out of date. */
  open(sealed: string, purpose: Purpose): Promise<Readonly<Record<string, unknown>> | undefined>;
}

const algorithm = { alg: 'dir', enc: 'A256GCM' } as const;

/** Makes a sealer of keys in base64url, 32 bytes each: the first seals, all open. */
export function createSealer(keys: readonly string[], now: () => number): Sealer {
  const decoded = keys.map((key) => base64url.decode(key));
  const [first] = decoded;
  if (!first) throw new TypeError('The broker needs a cookie key');

  return {
    seal: (value, { issuer, audience, subject }, until) =>
      new EncryptJWT({ value })
        .setProtectedHeader(algorithm)
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setExpirationTime(Math.floor(until / 1000))
        .encrypt(first),

    open: async (sealed, purpose) => {
      for (const key of decoded) {
        try {
          const { payload } = await jwtDecrypt<{ readonly value: unknown }>(sealed, key, {
            ...purpose,
            currentDate: new Date(now()),
            requiredClaims: ['exp'],
            keyManagementAlgorithms: [algorithm.alg],
            contentEncryptionAlgorithms: [algorithm.enc],
          });
          const { value } = payload;
          return typeof value === 'object' && value !== null ? { ...value } : undefined;
        } catch {
          // Sealed with another key, or not by us.
        }
      }
      return undefined;
    },
  };
}
