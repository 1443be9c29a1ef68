/** What the broker keeps of a person's sign-in, sealed in the cookie. */
export interface BrokerSession {
  readonly accessToken: string;
  /** Absent for integrations that have no refresh tokens (section 5, item 5). */
  readonly refreshToken?: string;
  /** End of the access token, in milliseconds since 1970, where the service said so. */
  readonly expiresAt?: number;
  /** The epoch of the broker's memory in which the tokens were asked for; see `StoreEpoch`. */
  readonly epoch?: string;
}

/** A token nearer to its end than this is not handed out any more; milliseconds. */
const margin = 10_000;

/** Whether the access token still has some life, as far as is known. */
export function isAlive({ expiresAt }: BrokerSession, now: number): boolean {
  return expiresAt === undefined || now < expiresAt - margin;
}

/** Reads a session back that was sealed as JSON; undefined where it is none. */
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
