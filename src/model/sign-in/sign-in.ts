/**
 * The sign-in status.
 *
 * `unknown`: not checked yet. `detached`: the sign-in window is no longer visible to the page,
 * closed or not, and its response may still arrive. `stalled`: the service could not be reached,
 * and the session may still be valid.
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
