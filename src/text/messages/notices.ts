/**
 * The messages of notices about failures and signing in. The English ones are loaded when they are
 * needed.
 */
export interface NoticeMessages {
  readonly signingInTitle: string;
  readonly signingInHint: string;
  readonly detachedHint: string;
  /** The button that opens the sign-in window again. */
  readonly reopenSignIn: string;
  readonly cancelSignIn: string;
  readonly sessionEnded: string;
  readonly tryAgainAt: (seconds: number) => string;
}
