/** The kinds of failures that a user or a host can act on. */
export type FailureCode =
  | 'configuration'
  | 'sign-in-required'
  | 'sign-in-blocked'
  | 'sign-in-cancelled'
  | 'sign-in-late'
  | 'sign-in-denied'
  | 'sign-in-failed'
  /** The page's own client or token source threw an error that is not from this package. */
  | 'host-error'
  | 'sign-in-unreachable'
  | 'offline'
  | 'unreachable'
  | 'rate-limited'
  | 'forbidden'
  | 'not-found'
  | 'refused'
  | 'unknown-outcome'
  | 'service'
  | 'malformed'
  | 'incomplete';

/** A failure. It is a plain value and contains no error object, token, URL or body. */
export interface Failure {
  readonly code: FailureCode;
  /** Whether trying again may succeed without any change. */
  readonly retryable: boolean;
  /** English message for logs and developers. Users see the texts of `text`. */
  readonly message: string;
  /** When the service accepts requests again, in milliseconds since 1970, if it said so. */
  readonly retryAt?: number;
}
