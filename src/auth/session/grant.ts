/** An access token and its lifetime. */
export interface Grant {
  readonly accessToken: string;
  /** When it expires, in milliseconds since 1970 by the local clock; absent if unknown. */
  readonly expiresAt?: number;
  /** Its full lifetime in milliseconds; absent if unknown, or if it will not be renewed. */
  readonly lifetime?: number;
}

/**
 * Where grants come from: the broker or, on a developer's machine, the service itself. Every
 * call rejects with an `AuthError`; of those, only `login_required` says that the session is over.
 */
export interface GrantIssuer {
  /**
   * Trades an authorization code in (section 4.1). `attempt` names this sign-in, so that a call
   * that the network repeats is recognised as the same one.
   */
  exchange(code: string, attempt: string): Promise<Grant>;

  /** Whether the cookie of the last exchange was lost and had to be asked for again. */
  readonly wasCookieLost?: boolean;

  /** Drops what is left of the last exchange: another session took its place, or it is over. */
  forget?(): void;

  /** Gives the session's grant: any but `replaced`, the token that is spent or about to be. */
  refresh(replaced: string | undefined): Promise<Grant>;

  /** Ends the session, invalidating `accessToken` at the service (section 4.1). */
  end(accessToken: string | undefined): Promise<void>;
}

/** A life longer than this, in seconds, is taken for nonsense. */
const maxLifetimeSeconds = 366 * 24 * 3600;

/**
 * Dates a grant. `expiresIn` comes off the wire, in seconds (section 2.1); where it makes no
 * sense nothing is known, and the service's refusal is what ends the token. One that is not
 * `renewable` is used up to its end.
 */
export function grantOf(
  accessToken: string,
  expiresIn: unknown,
  sentAt: number,
  refreshable = true,
): Grant {
  const seconds = typeof expiresIn === 'string' ? Number(expiresIn) : expiresIn;
  if (typeof seconds !== 'number' || !(seconds > 0 && seconds < maxLifetimeSeconds)) {
    return { accessToken };
  }
  // Counted from the sending, the end is never later than the service's own.
  const expiresAt = sentAt + seconds * 1000;
  return { accessToken, expiresAt, ...(refreshable && { lifetime: seconds * 1000 }) };
}

/** Whether `grant` has reached its end. */
export function isExpired({ expiresAt }: Grant): boolean {
  return expiresAt !== undefined && Date.now() >= expiresAt;
}

/** Whether `grant` is so near its end that it should be replaced. */
export function isExpiring({ expiresAt, lifetime }: Grant): boolean {
  if (expiresAt === undefined || lifetime === undefined) return false;
  return Date.now() >= expiresAt - refreshMarginMs(lifetime);
}

/**
 * How long before its end a grant of that `lifetime` is to be replaced; milliseconds both. A
 * tenth, at least one minute and at most half an hour, is time in which a renewal that goes wrong
 * can still be put right. Lives of a minute or two are used up to their middle.
 */
export function refreshMarginMs(lifetime: number): number {
  const wanted = Math.max(60_000, Math.min(30 * 60_000, lifetime / 10));
  return Math.min(wanted, lifetime / 2);
}
