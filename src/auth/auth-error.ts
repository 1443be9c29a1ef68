/** Why a token could not be had. For machines; the words for people live in `text`. */
export type AuthErrorCode =
  | 'popup_blocked'
  | 'popup_timeout'
  /** A frame of another site needs the relay page: the window has cut itself off from it. */
  | 'relay_needed'
  /** The sandbox of the frame around the page holds its windows, too. */
  | 'popup_sandboxed'
  | 'cancelled'
  | 'state_mismatch'
  | 'state_replayed'
  | 'state_expired'
  | 'mix_up'
  | 'bad_redirect'
  | 'duplicate_param'
  | 'bad_response'
  | 'no_code'
  | 'bad_code'
  | 'access_denied'
  | 'exchange_failed'
  | 'malformed'
  | 'login_required'
  | 'unknown_outcome'
  | 'throttled'
  | 'offline'
  | 'broker_unreachable';

/** Temporary failures: the same call may succeed later. */
const retryableCodes: ReadonlySet<AuthErrorCode> = new Set([
  'unknown_outcome',
  'throttled',
  'offline',
  'broker_unreachable',
]);

/** What may be known of a failure beyond its code. */
export interface AuthErrorDetails {
  /** Whether a person has to act. Every failure that does not pass by itself needs it by default. */
  readonly needsGesture?: boolean;
  /** When to ask again, in milliseconds since 1970, where the other side said so. */
  readonly retryAt?: number;
}

/** No token. Its message is made of the code alone, so that it can be logged without care. */
export class AuthError extends Error {
  override readonly name = 'AuthError';

  /** Whether the same call may succeed later without anything being changed. */
  readonly retryable: boolean;

  /** Whether only a person's gesture, such as a click on a sign-in button, can help. */
  readonly needsGesture: boolean;

  /** When to ask again, in milliseconds since 1970, where the other side said so. */
  readonly retryAt: number | undefined;

  constructor(
    readonly code: AuthErrorCode,
    { needsGesture, retryAt }: AuthErrorDetails = {},
  ) {
    super(`Signing in: ${code}`);
    this.retryable = retryableCodes.has(code);
    this.needsGesture = needsGesture ?? !this.retryable;
    this.retryAt = retryAt;
  }
}
