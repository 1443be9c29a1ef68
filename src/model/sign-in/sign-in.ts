/**
 * Where signing in stands.
 *
 * `unknown` is the moment before the first answer; `detached` means that the sign-in window can
 * no longer be seen, closed or not, while its answer may still come; `stalled` means that the
 * service could not be asked, and the session may still be good.
 */
export type SignInStatus =
  | 'unknown'
  | 'signed-out'
  | 'signing-in'
  | 'detached'
  | 'signed-in'
  | 'refreshing'
  | 'stalled'
  | 'error';
