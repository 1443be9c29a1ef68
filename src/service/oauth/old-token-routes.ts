import { Refusal } from '../answers/failure.js';
import { readJsonObject, readString } from '../answers/json-body.js';
import type { Route } from '../answers/route-table.js';
import type { Person } from '../account/person.js';
import { oldFailure } from '../quirks/old-failure.js';
import type { Denial, Grant, TokenShape } from './grant.js';
import { sameSecret, type RegisteredClient } from './registered-client.js';
import type { TokenLedger } from './token-ledger.js';

/** The dependencies of the endpoint. */
export interface OldTokenRoutesOptions {
  readonly client: RegisteredClient;
  readonly ledger: TokenLedger;
  readonly person: Person;
  /** The person's password. */
  readonly password: string;
  /** Whether tokens and errors are as in the live service. */
  readonly quirks: boolean;
}

/**
 * Token generation in version 1.0, which accepts codes and refresh tokens of version 2.0 and the
 * `password` grant (section 5, item 7). The specification has no further details: path, credentials
 * and members are as integrations of the live service use them.
 */
export function oldTokenRoutes(options: OldTokenRoutesOptions): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/api/rest/oauth/token',
      async answer({ req: { raw: request } }) {
        try {
          return await answerGrant(request, options);
        } catch (error) {
          if (options.quirks && error instanceof Refusal) return oldFailure(error);
          throw error;
        }
      },
    },
  ];
}

async function answerGrant(request: Request, options: OldTokenRoutesOptions): Promise<Response> {
  const body = await readJsonObject(request);
  requireClient(request, options.client);
  const grant = giveGrant(body, options);
  if (typeof grant === 'string') throw new Refusal(400, 'The code or token is not valid.');
  const answer = {
    access_token: grant.accessToken,
    token_type: 'Bearer',
    username: options.person.username,
  };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}

function giveGrant(
  body: ReadonlyMap<string, unknown>,
  { client, ledger, person, password, quirks }: OldTokenRoutesOptions,
): Grant | Denial {
  const shape: TokenShape = quirks ? 'old' : 'specified';
  const grantType = readString(body, 'grant_type');
  if (grantType === 'authorization_code') {
    return ledger.exchange(readString(body, 'authorization_code'), client.id, shape);
  }
  if (grantType === 'refresh_token') {
    return ledger.refresh(readString(body, 'refresh_token'), client.id, shape);
  }
  if (grantType !== 'password') throw new Refusal(400, 'This grant_type is not supported.');
  const known = readString(body, 'username') === person.username;
  if (!sameSecret(readString(body, 'password'), password) || !known) {
    throw new Refusal(401, 'The user name or the password is wrong.');
  }
  return ledger.issueTokens(client.id, shape);
}

/** Checks client id and secret, which are HTTP Basic credentials here. */
function requireClient(request: Request, client: RegisteredClient): void {
  const [scheme, credentials = ''] = request.headers.get('authorization')?.split(' ') ?? [];
  const [id, secret = ''] = scheme?.toLowerCase() === 'basic' ? decode(credentials) : [];
  if (id !== client.id || !sameSecret(secret, client.secret)) {
    throw new Refusal(401, 'The client id or the client secret is wrong.');
  }
}

function decode(credentials: string): readonly string[] {
  try {
    const text = atob(credentials);
    const colon = text.indexOf(':');
    return colon < 0 ? [] : [text.slice(0, colon), text.slice(colon + 1)];
  } catch {
    return [];
  }
}
