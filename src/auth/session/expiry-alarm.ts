import { AccessTokenEvents, User } from 'oidc-client-ts';

/**
 * Calls `onDue` `marginMs` before `expiresAt`, in milliseconds since 1970, and again at that time.
 * This is only a hint: a clock that is set back delays it, so a 401 of the service is decisive.
 * Returns a function that stops the alarm.
 */
export function setExpiryAlarm(expiresAt: number, marginMs: number, onDue: () => void): () => void {
  // Random jitter, so that tabs that received their grants together do not refresh together.
  const seconds = (marginMs / 1000) * (1 - Math.random() / 10);
  const events = new AccessTokenEvents({ expiringNotificationTimeInSeconds: seconds });
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
