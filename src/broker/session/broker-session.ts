/** A user's session, which the broker keeps encrypted in the cookie. */
export interface BrokerSession {
  readonly accessToken: string;
  /** Absent for integrations that have no refresh tokens (section 5, item 5). */
  readonly refreshToken?: string;
  /** When the access token expires, in milliseconds since 1970, if the service said so. */
  readonly expiresAt?: number;
  /** The epoch of the broker's store in which the tokens were requested; see `StoreEpoch`. */
  readonly epoch?: string;
}

/** A token that expires within this time is not returned any more. */
const expiryMarginMs = 10_000;

/** Whether the access token is not about to expire, as far as is known. */
export function isAlive({ expiresAt }: BrokerSession, now: number): boolean {
  return expiresAt === undefined || now < expiresAt - expiryMarginMs;
}

/** Reads a session from decrypted JSON; undefined if it is not one. */
export function readSession(value: Readonly<Record<string, unknown>>): BrokerSession | undefined {
  const { accessToken, refreshToken, expiresAt, epoch } = value;
  if (typeof accessToken !== 'string') return undefined;
  return {
    accessToken,
    ...(typeof refreshToken === 'string' && { refreshToken }),
    ...(typeof expiresAt === 'number' && { expiresAt }),
    ...(typeof epoch === 'string' && { epoch }),
  };
}
