import { AccessTokenEvents, User } from 'oidc-client-ts';
import { refreshMarginMs, type Grant } from './grant.js';

/**
 * Calls `ring` when `grant` should be replaced, and once more at its end. Only a hint: a clock
 * that is set back delays it, so the service's refusal has the last word. Returns the way to
 * stop it.
 */
export function setExpiryAlarm({ expiresAt, lifetime }: Grant, onDue: () => void): () => void {
  if (expiresAt === undefined || lifetime === undefined) return () => undefined;
  // Tabs that got their grant together should not all ask for the next one together.
  const marginMs = refreshMarginMs(lifetime) * (1 - Math.random() / 10);
  const events = new AccessTokenEvents({ expiringNotificationTimeInSeconds: marginMs / 1000 });
  events.addAccessTokenExpiring(onDue);
  events.addAccessTokenExpired(onDue);
  // The timers ask only how much time is left; the token itself is not their business.
  const timed = new User({
    access_token: 'held elsewhere',
    token_type: 'Bearer',
    profile: { iss: '', sub: '', aud: '', exp: 0, iat: 0 },
    expires_at: Math.floor(expiresAt / 1000),
  });
  void events.load(timed);
  return () => void events.unload();
}
