import { Refusal } from '../answers/failure.js';
import type { TokenLedger } from './token-ledger.js';

/**
 * Returns the valid access token of `request`, sent as `Bearer <token>` (section 5, item 4). A
 * missing, unknown, expired or invalidated token is refused with the same 401.
 */
export function requireToken(request: Request, ledger: TokenLedger): string {
  const header = request.headers.get('authorization') ?? '';
  const token = /^bearer +(\S+) *$/i.exec(header)?.[1];
  if (token !== undefined && ledger.isValid(token)) return token;
  throw new Refusal(401, 'The access token is missing or no longer valid.', {
    'www-authenticate': 'Bearer',
  });
}
