/** Why no token is available. For programs; the messages for users are in `text`. */
export type AuthErrorCode =
  | 'popup_blocked'
  | 'popup_timeout'
  /**
   * A frame of another site needs the relay page: the sign-in window has cut the connection to the
   * frame.
   */
  | 'relay_needed'
  /** The sandbox of the frame around the page also applies to the windows that the page opens. */
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

/** Codes of temporary failures: the same call may succeed later. */
const retryableCodes: ReadonlySet<AuthErrorCode> = new Set([
  'unknown_outcome',
  'throttled',
  'offline',
  'broker_unreachable',
]);

/** Details of a failure. */
export interface AuthErrorDetails {
  /** Whether the user must act. By default true unless the code is retryable. */
  readonly needsGesture?: boolean;
  /** When to try again, in milliseconds since 1970, if the server said so. */
  readonly retryAt?: number;
}

/** No token is available. The message contains only the code, so it can be logged safely. */
export class AuthError extends Error {
  override readonly name = 'AuthError';

  /** Whether the same call may succeed later without any change. */
  readonly retryable: boolean;

  /** Whether the failure needs a user gesture, such as a click on a sign-in button. */
  readonly needsGesture: boolean;

  /** When to try again, in milliseconds since 1970, if the server said so. */
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
