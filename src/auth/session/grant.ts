/** An access token and its lifetime. */
export interface Grant {
  readonly accessToken: string;
  /** When the token expires, in milliseconds since 1970 by the local clock. Absent if unknown. */
  readonly expiresAt?: number;
  /** The full lifetime in milliseconds. Absent if unknown or if the token cannot be refreshed. */
  readonly lifetime?: number;
}

/**
 * Issues grants: the broker or, in development, the service itself. Every call rejects with an
 * `AuthError`; only `login_required` means that the session has ended.
 */
export interface GrantIssuer {
  /**
   * Exchanges an authorization code for a grant (section 4.1). `attempt` identifies this sign-in,
   * so that a repeated call is recognized.
   */
  exchange(code: string, attempt: string): Promise<Grant>;

  /** Whether the cookie of the last exchange was lost and requested again. */
  readonly wasCookieLost?: boolean;

  /** Forgets the last exchange, because another session replaced it or it has ended. */
  forget?(): void;

  /** Resolves to a grant of the session whose token is not `replaced`. */
  refresh(replaced: string | undefined): Promise<Grant>;

  /** Ends the session and invalidates `accessToken` at the service (section 4.1). */
  end(accessToken: string | undefined): Promise<void>;
}

/** A longer lifetime is treated as unknown. Seconds. */
const maxLifetimeSeconds = 366 * 24 * 3600;

/**
 * Creates a grant with its expiry. `expiresIn` is the value of the response, in seconds (section
 * 2.1). If it is invalid, the expiry is unknown and the token is used until the service rejects it.
 * A token that is not `refreshable` is used until it expires.
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
  // Counted from when the request was sent, so that it is never later than the service's own
  // expiry.
  const expiresAt = sentAt + seconds * 1000;
  return { accessToken, expiresAt, ...(refreshable && { lifetime: seconds * 1000 }) };
}

/** Whether `grant` has expired. */
export function isExpired({ expiresAt }: Grant): boolean {
  return expiresAt !== undefined && Date.now() >= expiresAt;
}

/** Whether `grant` expires so soon that it should be replaced. */
export function isExpiring({ expiresAt, lifetime }: Grant): boolean {
  if (expiresAt === undefined || lifetime === undefined) return false;
  return Date.now() >= expiresAt - refreshMarginMs(lifetime);
}

/**
 * Returns how long before its expiry a grant should be replaced; both values are in milliseconds.
 * The margin is a tenth of the lifetime, at least one minute and at most 30 minutes, which leaves
 * time to retry a failed refresh. It is never more than half the lifetime.
 */
export function refreshMarginMs(lifetime: number): number {
  const wanted = Math.max(60_000, Math.min(30 * 60_000, lifetime / 10));
  return Math.min(wanted, lifetime / 2);
}
