import type { BrokerSession } from './broker-session.js';
import { LruMap } from '../limits/lru-map.js';
import { keyFor } from '../replay/replay.js';

/** How many keys are cached, so that they are not computed on every call. */
const maxKeys = 2000;

const keys = new LruMap<string, string>(maxKeys);

/**
 * The store key of a session, made from its refresh token, or from its access token without one.
 */
export async function sessionKey({ refreshToken, accessToken }: BrokerSession): Promise<string> {
  const secret = refreshToken ?? accessToken;
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const key = await keyFor('refresh', secret);
  keys.set(secret, key);
  return key;
}
