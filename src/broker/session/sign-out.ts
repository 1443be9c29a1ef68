import type { BrokerSession } from './broker-session.js';
import type { Outcome } from '../service/outcome.js';
import { sessionKey } from './session-key.js';
import type { Replay } from '../replay/replay.js';
import type { Upstream } from '../service/upstream.js';

/** A refresh token lives this long (section 8), and so do copies of a cookie; milliseconds. */
const refreshTokenLifeMs = 183 * 24 * 3_600_000;

/** Pauses between attempts to finish a sign-out, and how long there are any; milliseconds. */
const firstPauseMs = 1000;
const longestPauseMs = 600_000;
const retryTimeMs = 24 * 3_600_000;

/** More unfinished sign-outs than this are left to the pages, which come back. */
const mostWaiting = 1000;

/** Calls with one refresh token: a first that is processed, a second use, and one to spare. */
const mostUses = 3;

const rejected: Outcome = { status: 'rejected' };

/** What signing out is made of. */
export interface SignOutOptions {
  readonly upstream: Upstream;
  readonly replay: Replay;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Ends sessions, copies of their cookies included. A refresh token cannot be ended by itself, but
 * a second use of one ends everything that goes back to the same sign-in (section 3).
 */
export class SignOut {
  readonly #upstream: Upstream;
  readonly #replay: Replay;
  readonly #now: () => number;
  readonly #waiting = new Set<string>();

  constructor({ upstream, replay, now }: SignOutOptions) {
    this.#upstream = upstream;
    this.#replay = replay;
    this.#now = now;
  }

  /**
   * Ends the session, and answers whether the service has confirmed it. Where it has not, this
   * instance goes on trying for a day. Never rejects.
   */
  async end(session: BrokerSession): Promise<boolean> {
    const hasEnded = await this.#attempt(session);
    if (!hasEnded) this.endLater(session);
    return hasEnded;
  }

  /** Goes on with a sign-out that is not finished, with pauses that grow. */
  endLater(session: BrokerSession): void {
    const { refreshToken, accessToken } = session;
    const name = refreshToken ?? accessToken;
    if (this.#waiting.has(name) || this.#waiting.size >= mostWaiting) return;
    this.#waiting.add(name);
    void this.#retry(session).finally(() => this.#waiting.delete(name));
  }

  async #retry(session: BrokerSession): Promise<void> {
    const end = this.#now() + retryTimeMs;
    for (let pauseMs = firstPauseMs; this.#now() < end;) {
      await idle(pauseMs);
      if (await this.#attempt(session)) return;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  async #attempt(session: BrokerSession): Promise<boolean> {
    // Without the store, refreshes since are out of reach; the service ends them all the same.
    const latest = await this.#close(session).catch(() => session);
    const hasEnded = await this.#endAtService(session, latest);
    if (hasEnded) {
      // The service refuses copies from here on; the shorter memory saves it from being asked.
      const key = await sessionKey(latest);
      await this.#replay.settle(key, rejected).catch(() => undefined);
    }
    return hasEnded;
  }

  /**
   * Prevents further refreshes, awaits the one under way, and returns the session it produced.
   * The key stays occupied for as long as a copy of the cookie could be used.
   */
  async #close(session: BrokerSession): Promise<BrokerSession> {
    let latest = session;
    for (const seen = new Set<string>(); ;) {
      const key = await sessionKey(latest);
      if (seen.has(key)) return latest;
      seen.add(key);
      const outcome = await this.#replay.run(key, () => Promise.resolve(rejected));
      if (outcome.status === 'ok') latest = outcome.session;
      else await this.#replay.settle(key, rejected, refreshTokenLifeMs);
    }
  }

  async #endAtService(session: BrokerSession, latest: BrokerSession): Promise<boolean> {
    let { accessToken } = latest;
    let isUsedUp = latest.refreshToken === undefined;
    // The older one first: where it has been used before, its next use is the one that ends all.
    const refreshTokens = [session.refreshToken, latest.refreshToken];
    for (const token of new Set(refreshTokens.filter((each) => each !== undefined))) {
      const { outcome, newest } = await this.#useUp(token);
      isUsedUp = newest !== undefined;
      accessToken = newest ?? accessToken;
      if ('isLingering' in outcome) {
        // A service that answers may still take this, so that the page's own token is dead at once.
        if (outcome.status !== 'unknown') await this.#upstream.end(accessToken);
        return false;
      }
      if ((await this.#upstream.probe(accessToken)) !== false) continue;
      await this.#upstream.end(accessToken);
      return true;
    }
    // There are no refresh tokens, or the service keeps what it should end: then without them.
    return (await this.#upstream.end(accessToken)) && isUsedUp;
  }

  /** Uses a refresh token until the service refuses it, and gives the newest access token. */
  async #useUp(
    refreshToken: string,
  ): Promise<{ readonly outcome: Outcome; readonly newest: string | undefined }> {
    let outcome: Outcome = rejected;
    let newest: string | undefined;
    for (let use = 0; use < mostUses; use += 1) {
      outcome = await this.#upstream.refresh(refreshToken);
      if (outcome.status !== 'ok') break;
      newest = outcome.session.accessToken;
    }
    return { outcome, newest };
  }
}

/** Waits without keeping a program alive that has nothing else to do. */
function idle(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer: unknown = setTimeout(resolve, milliseconds);
    if (isOfNode(timer)) timer.unref();
  });
}

/** Node's timers are objects, which keep its process alive unless told otherwise. */
function isOfNode(timer: unknown): timer is { unref(): void } {
  return typeof timer === 'object' && timer !== null && 'unref' in timer;
}
