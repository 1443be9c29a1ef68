import { readToken } from '../../model/sign-in/token.js';
import { AuthError } from '../auth-error.js';

/** The values that a callback URL must match. */
export interface ExpectedCallback {
  readonly redirectUri: string;
  /** The state of this sign-in. */
  readonly state: string;
  readonly account?: string | undefined;
}

/**
 * Whether `address` can be a callback URL. Pages of the same origin that the window passes through
 * are not.
 */
export function isCallback(address: string, redirectUri: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const redirect = new URL(redirectUri);
  if (url.origin !== redirect.origin) return false;
  return (
    url.pathname === redirect.pathname || ['code', 'error'].some((n) => url.searchParams.has(n))
  );
}

/**
 * Reads the authorization code from the URL that the window was redirected to. Throws an
 * `AuthError` if the URL is not exactly the expected callback. The service's error description is
 * not read, so that it is not shown by mistake.
 */
export function readCode(
  address: string,
  { redirectUri, state, account }: ExpectedCallback,
): string {
  if (!URL.canParse(address)) throw new AuthError('bad_response');
  const url = new URL(address);
  const redirect = new URL(redirectUri);
  if (url.origin !== redirect.origin || url.pathname !== redirect.pathname) {
    throw new AuthError('bad_redirect');
  }
  const params = url.searchParams;
  if (['code', 'state', 'error'].some((name) => params.getAll(name).length > 1))
    throw new AuthError('duplicate_param');
  if (params.has('code') && params.has('error')) throw new AuthError('bad_response');

  const code = params.get('code');
  const error = params.get('error');
  // Some services do not return the state with an error. An error contains nothing worth stealing.
  if (error !== null && !params.has('state')) throw errorOf(error);
  if (params.get('state') !== state) {
    throw new AuthError(params.size === 0 ? 'no_code' : 'state_mismatch');
  }
  if (error !== null) throw errorOf(error);
  if (!code) throw new AuthError('no_code');

  const token = readToken(code);
  if (token?.type !== 'wac') throw new AuthError('bad_code');
  if (account !== undefined && token.account !== account) throw new AuthError('mix_up');
  return code;
}

function errorOf(error: string): AuthError {
  return new AuthError(error === 'access_denied' ? 'access_denied' : 'bad_response');
}
