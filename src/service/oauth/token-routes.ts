import { Refusal } from '../answers/failure.js';
import { readJsonObject, readString } from '../answers/json-body.js';
import type { Route } from '../answers/route-table.js';
import { requireToken } from './bearer.js';
import type { Denial, Grant } from './grant.js';
import { sameSecret, type RegisteredClient } from './registered-client.js';
import type { TokenLedger } from './token-ledger.js';

/** The dependencies of the token endpoint. */
export interface TokenRoutesOptions {
  readonly client: RegisteredClient;
  readonly ledger: TokenLedger;
  /** The `expires_in` of answers, in seconds. */
  readonly expiresIn: number;
}

const path = '/v2/oauth/access-token';

/** Token generation and invalidation (sections 2.1, 3 and 4.1). */
export function tokenRoutes({ client, ledger, expiresIn }: TokenRoutesOptions): readonly Route[] {
  return [
    {
      method: 'POST',
      path,
      async answer({ req }) {
        const body = await readJsonObject(req.raw);
        const give = readGrant(body, ledger);
        const clientId = readString(body, 'client_id');
        const secret = readString(body, 'client_secret');
        if (clientId !== client.id || !sameSecret(secret, client.secret)) {
          throw new Refusal(401, 'The client id or the client secret is wrong.');
        }
        const grant = give(clientId);
        if (typeof grant === 'string') throw new Refusal(400, denials[grant]);
        return Response.json(tokenBody(grant, expiresIn), {
          headers: { 'cache-control': 'no-store' },
        });
      },
    },
    {
      method: 'DELETE',
      path,
      answer({ req }) {
        ledger.invalidate(requireToken(req.raw, ledger));
        return new Response(null, { status: 204 });
      },
    },
  ];
}

const denials: Readonly<Record<Denial, string>> = {
  unknown: 'The code or token is not valid.',
  expired: 'The code or token has expired.',
  reused: 'The code or token was used before.',
};

/** Returns a function that makes the requested grant. It uses up nothing before it is called. */
function readGrant(
  body: ReadonlyMap<string, unknown>,
  ledger: TokenLedger,
): (clientId: string) => Grant | Denial {
  const grantType = readString(body, 'grant_type');
  if (grantType === 'authorization_code') {
    const code = readString(body, 'authorization_code');
    return (clientId) => ledger.exchange(code, clientId);
  }
  if (grantType === 'refresh_token') {
    const token = readString(body, 'refresh_token');
    return (clientId) => ledger.refresh(token, clientId);
  }
  throw new Refusal(400, 'This grant_type is not supported.');
}

function tokenBody({ accessToken, refreshToken }: Grant, expiresIn: number): object {
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    ...(refreshToken !== undefined && { refresh_token: refreshToken, expires_in: expiresIn }),
  };
}
