import type { TokenSource } from '../../api/token-source.js';
import { AuthError } from '../auth-error.js';
import { isTokenText } from '../token-text.js';

/**
 * Creates a source with one access token, for demonstrations and tests. Once the service rejects
 * the token, there is no other.
 */
export function fixedSource(token: string): TokenSource {
  let refused = !isTokenText(token);
  return {
    get: (signal) => {
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      if (refused) {
        return Promise.reject(new AuthError('login_required', { needsGesture: false }));
      }
      return Promise.resolve(token);
    },
    refuse: (rejected) => {
      if (rejected === token) refused = true;
    },
  };
}
