import type { BrokerSession } from './broker-session.js';
import { LruMap } from '../limits/lru-map.js';
import { keyFor } from '../replay/replay.js';

/** Of how many sessions the names are remembered, so as not to be made at each call. */
const maxKeys = 2000;

const keys = new LruMap<string, string>(maxKeys);

/** Names a session in the memory: by its refresh token, or by its only token. */
export async function sessionKey({ refreshToken, accessToken }: BrokerSession): Promise<string> {
  const secret = refreshToken ?? accessToken;
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const key = await keyFor('refresh', secret);
  keys.set(secret, key);
  return key;
}
