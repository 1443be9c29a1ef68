import { AccessTokenEvents, User } from 'oidc-client-ts';
import { refreshMarginMs, type Grant } from './grant.js';

/**
 * Calls `onDue` when `grant` should be replaced, and again when it expires. This is only a hint: a
 * clock that is set back delays it, so a 401 of the service is decisive. Returns a function that
 * stops the alarm.
 */
export function setExpiryAlarm({ expiresAt, lifetime }: Grant, onDue: () => void): () => void {
  if (expiresAt === undefined || lifetime === undefined) return () => undefined;
  // Random jitter, so that tabs that received their grants together do not refresh together.
  const marginMs = refreshMarginMs(lifetime) * (1 - Math.random() / 10);
  const events = new AccessTokenEvents({ expiringNotificationTimeInSeconds: marginMs / 1000 });
  events.addAccessTokenExpiring(onDue);
  events.addAccessTokenExpired(onDue);
  // The timers need only the remaining time, so no real token is passed.
  const timed = new User({
    access_token: 'held elsewhere',
    token_type: 'Bearer',
    profile: { iss: '', sub: '', aud: '', exp: 0, iat: 0 },
    expires_at: Math.floor(expiresAt / 1000),
  });
  void events.load(timed);
  return () => void events.unload();
}
