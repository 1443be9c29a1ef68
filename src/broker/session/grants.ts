import { isAlive, type BrokerSession } from './broker-session.js';
import type { Outcome } from '../service/outcome.js';
import { keyFor, type Replay } from '../replay/replay.js';
import type { ReplayStore } from '../replay/replay-store.js';
import { sessionKey } from './session-key.js';
import type { Epoch } from '../replay/store-epoch.js';
import type { Upstream } from '../service/upstream.js';

/** How long a refresh with an unknown outcome is remembered. */
const journalLifetimeMs = 3_600_000;

/** Longer than the service accepts a code. */
const codeLifetimeMs = 15 * 60_000;

const rejected: Outcome = { status: 'rejected' };

/** The dependencies of `Grants`. */
export interface GrantsOptions {
  readonly upstream: Upstream;
  readonly replay: Replay;
  readonly store: ReplayStore;
  readonly epoch: () => Promise<Epoch>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** How long a call may still be processed after its answer, in milliseconds. */
  readonly quietPeriodMs: number;
}

/** Starts and refreshes sessions. No code and no refresh token is used twice. */
export class Grants {
  readonly #upstream: Upstream;
  readonly #replay: Replay;
  readonly #store: ReplayStore;
  readonly #epoch: () => Promise<Epoch>;
  readonly #now: () => number;
  readonly #quietPeriodMs: number;

  constructor({ upstream, replay, store, epoch, now, quietPeriodMs }: GrantsOptions) {
    this.#upstream = upstream;
    this.#replay = replay;
    this.#store = store;
    this.#epoch = epoch;
    this.#now = now;
    this.#quietPeriodMs = quietPeriodMs;
  }

  /**
   * Exchanges a code, once. Only the attempt that sent the code first gets an answer. Repeated
   * requests of that attempt get the same answer while it is remembered.
   */
  async exchange(code: string, attempt: string): Promise<Outcome> {
    const owner = await keyFor('attempt', attempt);
    const claim = await keyFor('code', code);
    const isFirst = await this.#store.putIfAbsent(claim, owner, codeLifetimeMs);
    if (!isFirst && !(await this.#store.get(claim))?.startsWith(owner)) return rejected;
    const key = await keyFor('exchange', code, attempt);
    return this.#replay.run(key, () => this.#exchange(code, claim, owner));
  }

  async #exchange(code: string, claim: string, owner: string): Promise<Outcome> {
    const used = `${owner} used`;
    if ((await this.#store.get(claim)) === used) return rejected;
    const { id: epoch } = await this.#epoch();
    await this.#store.set(claim, used, codeLifetimeMs);
    const outcome = await this.#upstream.exchange(code);
    if (outcome.status === 'ok') return { ...outcome, session: { ...outcome.session, epoch } };
    const isUnused = 'isLingering' in outcome && !outcome.isLingering;
    if (isUnused) await this.#store.set(claim, owner, codeLifetimeMs).catch(() => undefined);
    return outcome;
  }

  /**
   * Returns the session with an access token other than `replaced`. All tabs share one cookie, so
   * they use the token that one tab has fetched; another refresh would invalidate it.
   */
  async refresh(session: BrokerSession, replaced: string | undefined): Promise<Outcome> {
    const latest = await this.#latest(session);
    if (!latest) return rejected;
    if (latest.accessToken !== replaced && isAlive(latest, this.#now())) {
      return { status: 'ok', session: latest };
    }
    const { refreshToken } = latest;
    if (refreshToken === undefined) return rejected;
    return this.#replay.run(await sessionKey(latest), () => this.#refresh(latest, refreshToken));
  }

  /**
   * Follows refreshes whose answers did not reach the browser; undefined if the session has ended.
   */
  async #latest(session: BrokerSession): Promise<BrokerSession | undefined> {
    let latest = session;
    for (const seen = new Set<string>(); ;) {
      const key = await sessionKey(latest);
      if (seen.has(key)) return latest;
      seen.add(key);
      const outcome = await this.#replay.outcome(key);
      if (outcome?.status === 'rejected') return undefined;
      if (outcome?.status !== 'ok') return latest;
      latest = outcome.session;
    }
  }

  async #refresh(session: BrokerSession, refreshToken: string): Promise<Outcome> {
    const { id: epoch, startedAt } = await this.#epoch();
    const isRemembered = session.epoch === epoch;
    const until = startedAt + this.#quietPeriodMs;
    if (!isRemembered && this.#now() < until) return { status: 'held', until, isLingering: false };
    const journal = await keyFor('journal', refreshToken);
    if (!isRemembered || (await this.#store.get(journal)) !== undefined) {
      const doubt = await this.#checkEarlierRefresh(session);
      if (doubt) return doubt;
    }
    await this.#store.set(journal, 'in flight', journalLifetimeMs);
    const outcome = await this.#resolveRefusal(await this.#upstream.refresh(refreshToken), session);
    // A leftover journal only costs one extra call. A failed deletion must not lose the outcome.
    const isSettled = !('isLingering' in outcome && outcome.isLingering);
    if (isSettled) await this.#store.delete(journal).catch(() => undefined);
    if (outcome.status !== 'ok') return outcome;
    return { ...outcome, session: { ...outcome.session, epoch } };
  }

  /**
   * Decides whether a refused refresh ends the session. A refused client, an invalid refresh token
   * and an interfering proxy may all give the same answer. The session only ends if the service no
   * longer accepts the access token. A throttled page waits for at least the quiet period.
   */
  async #resolveRefusal(outcome: Outcome, session: BrokerSession): Promise<Outcome> {
    if (outcome.status === 'throttled') {
      const until = Math.max(outcome.until, this.#now() + this.#quietPeriodMs);
      return { ...outcome, until };
    }
    if (outcome.status !== 'rejected' && outcome.status !== 'refused') return outcome;
    if (!isAlive(session, this.#now())) return rejected;
    const isUntouched = await this.#upstream.probe(session.accessToken);
    return isUntouched === false ? rejected : { status: 'refused', isLingering: true };
  }

  /**
   * Finds out whether an earlier refresh was processed, which would have invalidated the earlier
   * access tokens (section 3). Returns undefined if the refresh token can be used.
   */
  async #checkEarlierRefresh(session: BrokerSession): Promise<Outcome | undefined> {
    // An expired access token cannot be probed, so there is nothing to check.
    if (!isAlive(session, this.#now())) return undefined;
    const isUntouched = await this.#upstream.probe(session.accessToken);
    if (isUntouched === undefined) return { status: 'unknown', isLingering: true };
    return isUntouched ? undefined : rejected;
  }
}
