import { Refusal } from '../answers/failure.js';
import type { TokenLedger } from './token-ledger.js';

/**
 * The good access token that `request` presents as `Bearer <token>` (section 5, item 4). A
 * missing, unknown, expired or invalidated one is refused with 401, all alike.
 */
export function requireToken(request: Request, ledger: TokenLedger): string {
  const header = request.headers.get('authorization') ?? '';
  const token = /^bearer +(\S+) *$/i.exec(header)?.[1];
  if (token !== undefined && ledger.isGood(token)) return token;
  throw new Refusal(401, 'The access token is missing or no longer valid.', {
    'www-authenticate': 'Bearer',
  });
}
