import type { BrokerSession } from './broker-session.js';
import type { Outcome } from '../service/outcome.js';
import { sessionKey } from './session-key.js';
import type { Replay } from '../replay/replay.js';
import type { Upstream } from '../service/upstream.js';

/** The lifetime of a refresh token (section 8), and of copies of a cookie. */
const refreshTokenLifetimeMs = 183 * 24 * 3_600_000;

/** The delays between attempts to finish a sign-out, and how long attempts are made. */
const firstRetryDelayMs = 1000;
const maxRetryDelayMs = 600_000;
const retryWindowMs = 24 * 3_600_000;

/** The maximum number of sign-outs that are retried here. Pages retry the others. */
const maxPending = 1000;

/** The calls with one refresh token: the first use, the second use, and one spare. */
const maxTokenUses = 3;

const rejected: Outcome = { status: 'rejected' };

/** The dependencies of `SignOut`. */
export interface SignOutOptions {
  readonly upstream: Upstream;
  readonly replay: Replay;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Ends sessions, including copies of their cookies. A refresh token cannot be revoked directly, but
 * using it twice ends all tokens of the same sign-in (section 3).
 */
export class SignOut {
  readonly #upstream: Upstream;
  readonly #replay: Replay;
  readonly #now: () => number;
  readonly #pending = new Set<string>();

  constructor({ upstream, replay, now }: SignOutOptions) {
    this.#upstream = upstream;
    this.#replay = replay;
    this.#now = now;
  }

  /**
   * Ends the session and returns whether the service has confirmed it. If not, this instance keeps
   * trying for a day. Never rejects.
   */
  async end(session: BrokerSession): Promise<boolean> {
    const hasEnded = await this.#attempt(session);
    if (!hasEnded) this.endLater(session);
    return hasEnded;
  }

  /** Retries an unfinished sign-out, with growing delays. */
  endLater(session: BrokerSession): void {
    const { refreshToken, accessToken } = session;
    const name = refreshToken ?? accessToken;
    if (this.#pending.has(name) || this.#pending.size >= maxPending) return;
    this.#pending.add(name);
    void this.#retry(session).finally(() => this.#pending.delete(name));
  }

  async #retry(session: BrokerSession): Promise<void> {
    const deadline = this.#now() + retryWindowMs;
    for (let delayMs = firstRetryDelayMs; this.#now() < deadline;) {
      await delay(delayMs);
      if (await this.#attempt(session)) return;
      delayMs = Math.min(delayMs * 2, maxRetryDelayMs);
    }
  }

  async #attempt(session: BrokerSession): Promise<boolean> {
    // Without the store, later refreshes are unknown. The service ends their tokens anyway.
    const latest = await this.#close(session).catch(() => session);
    const hasEnded = await this.#endAtService(session, latest);
    if (hasEnded) {
      // The service now refuses copies. Remembering that for a short time avoids needless calls.
      const key = await sessionKey(latest);
      await this.#replay.settle(key, rejected).catch(() => undefined);
    }
    return hasEnded;
  }

  /**
   * Prevents further refreshes, waits for a pending one, and returns the session it produced. The
   * key stays occupied for as long as a copy of the cookie could be used.
   */
  async #close(session: BrokerSession): Promise<BrokerSession> {
    let latest = session;
    for (const seen = new Set<string>(); ;) {
      const key = await sessionKey(latest);
      if (seen.has(key)) return latest;
      seen.add(key);
      const outcome = await this.#replay.run(key, () => Promise.resolve(rejected));
      if (outcome.status === 'ok') latest = outcome.session;
      else await this.#replay.settle(key, rejected, refreshTokenLifetimeMs);
    }
  }

  async #endAtService(session: BrokerSession, latest: BrokerSession): Promise<boolean> {
    let { accessToken } = latest;
    let isUsedUp = latest.refreshToken === undefined;
    // The older token first: if it has been used before, one more use ends all tokens.
    const refreshTokens = [session.refreshToken, latest.refreshToken];
    for (const token of new Set(refreshTokens.filter((each) => each !== undefined))) {
      const { outcome, newest } = await this.#reuse(token);
      isUsedUp = newest !== undefined;
      accessToken = newest ?? accessToken;
      if ('isLingering' in outcome) {
        // If the service answers, it may still accept this, which ends the page's token
        // immediately.
        if (outcome.status !== 'unknown') await this.#upstream.revoke(accessToken);
        return false;
      }
      if ((await this.#upstream.probe(accessToken)) !== false) continue;
      await this.#upstream.revoke(accessToken);
      return true;
    }
    // Without refresh tokens, or if reusing them did not end the session, revoke the access token.
    return (await this.#upstream.revoke(accessToken)) && isUsedUp;
  }

  /** Uses a refresh token until the service refuses it. Returns the newest access token. */
  async #reuse(
    refreshToken: string,
  ): Promise<{ readonly outcome: Outcome; readonly newest: string | undefined }> {
    let outcome: Outcome = rejected;
    let newest: string | undefined;
    for (let use = 0; use < maxTokenUses; use += 1) {
      outcome = await this.#upstream.refresh(refreshToken);
      if (outcome.status !== 'ok') break;
      newest = outcome.session.accessToken;
    }
    return { outcome, newest };
  }
}

/** Waits without keeping the process alive. */
function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer: unknown = setTimeout(resolve, milliseconds);
    if (isNodeTimer(timer)) timer.unref();
  });
}

/** Node's timers are objects. They keep the process alive unless `unref` is called. */
function isNodeTimer(timer: unknown): timer is { unref(): void } {
  return typeof timer === 'object' && timer !== null && 'unref' in timer;
}
