/** What can go wrong, as far as a person or a host can do something about it. */
export type FailureCode =
  | 'configuration'
  | 'sign-in-required'
  | 'sign-in-blocked'
  | 'sign-in-cancelled'
  | 'sign-in-late'
  | 'sign-in-denied'
  | 'sign-in-failed'
  /** The page's own client or token source threw an error that is none of this package's. */
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

/** One thing that went wrong. A value: it holds no error object, token, address or body. */
export interface Failure {
  readonly code: FailureCode;
  /** Whether trying again may help without anything being changed. */
  readonly retryable: boolean;
  /** English, for logs and developers. People read the words of `text`. */
  readonly message: string;
  /** When the service is ready again, in milliseconds since 1970, where it said so. */
  readonly retryAt?: number;
}
