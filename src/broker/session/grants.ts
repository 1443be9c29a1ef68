import { isAlive, type BrokerSession } from './broker-session.js';
import type { Outcome } from '../service/outcome.js';
import { keyFor, type Replay } from '../replay/replay.js';
import type { ReplayStore } from '../replay/replay-store.js';
import { sessionKey } from './session-key.js';
import type { Epoch } from '../replay/store-epoch.js';
import type { Upstream } from '../service/upstream.js';

/** How long a refresh that came to nothing known is borne in mind, in milliseconds. */
const journalLife = 3_600_000;

/** Longer than a code can be of use, in milliseconds. */
const codeLife = 15 * 60_000;

const rejected: Outcome = { status: 'rejected' };

/** What grants are made of. */
export interface GrantsOptions {
  readonly upstream: Upstream;
  readonly replay: Replay;
  readonly store: ReplayStore;
  readonly epoch: () => Promise<Epoch>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** How long a call may still be processed after its answer, in milliseconds. */
  readonly quietPeriod: number;
}

/** Begins and renews sessions, so that no code and no refresh token is ever used twice. */
export class Grants {
  readonly #upstream: Upstream;
  readonly #replay: Replay;
  readonly #store: ReplayStore;
  readonly #epoch: () => Promise<Epoch>;
  readonly #now: () => number;
  readonly #quietPeriod: number;

  constructor({ upstream, replay, store, epoch, now, quietPeriod }: GrantsOptions) {
    this.#upstream = upstream;
    this.#replay = replay;
    this.#store = store;
    this.#epoch = epoch;
    this.#now = now;
    this.#quietPeriod = quietPeriod;
  }

  /**
   * Trades a code in, once. Only the attempt that first brought it gets an answer, and gets the
   * same one as often as it asks while that is remembered.
   */
  async begin(code: string, attempt: string): Promise<Outcome> {
    const owner = await keyFor('attempt', attempt);
    const claim = await keyFor('code', code);
    const isFirst = await this.#store.putIfAbsent(claim, owner, codeLife);
    if (!isFirst && !(await this.#store.get(claim))?.startsWith(owner)) return rejected;
    const key = await keyFor('exchange', code, attempt);
    return this.#replay.run(key, () => this.#exchange(code, claim, owner));
  }

  async #exchange(code: string, claim: string, owner: string): Promise<Outcome> {
    const used = `${owner} used`;
    if ((await this.#store.get(claim)) === used) return rejected;
    const { id: epoch } = await this.#epoch();
    await this.#store.set(claim, used, codeLife);
    const outcome = await this.#upstream.exchange(code);
    if (outcome.status === 'ok') return { ...outcome, session: { ...outcome.session, epoch } };
    const isUnused = 'isLingering' in outcome && !outcome.isLingering;
    if (isUnused) await this.#store.set(claim, owner, codeLife).catch(() => undefined);
    return outcome;
  }

  /**
   * Gives the session with any access token but `replaced`. All tabs have one cookie, so the
   * token that one tab has fetched serves the others: refreshing again would kill it.
   */
  async renew(session: BrokerSession, replaced: string | undefined): Promise<Outcome> {
    const latest = await this.#latest(session);
    if (!latest) return rejected;
    if (latest.accessToken !== replaced && isAlive(latest, this.#now())) {
      return { status: 'ok', session: latest };
    }
    const { refreshToken } = latest;
    if (refreshToken === undefined) return rejected;
    return this.#replay.run(await sessionKey(latest), () => this.#refresh(latest, refreshToken));
  }

  /** Follows refreshes whose answers never reached the browser; undefined at a dead end. */
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
    const until = startedAt + this.#quietPeriod;
    if (!isRemembered && this.#now() < until) return { status: 'held', until, isLingering: false };
    const journal = await keyFor('journal', refreshToken);
    if (!isRemembered || (await this.#store.get(journal)) !== undefined) {
      const doubt = await this.#settle(session);
      if (doubt) return doubt;
    }
    await this.#store.set(journal, 'in flight', journalLife);
    const outcome = await this.#verdictOn(await this.#upstream.refresh(refreshToken), session);
    // A journal too many only costs a question; the outcome must not be lost over it.
    const isSettled = !('isLingering' in outcome && outcome.isLingering);
    if (isSettled) await this.#store.delete(journal).catch(() => undefined);
    if (outcome.status !== 'ok') return outcome;
    return { ...outcome, session: { ...outcome.session, epoch } };
  }

  /**
   * A refused client, a dead refresh token and a proxy that is in the way may look alike. As long
   * as the access token lives, or may do so, the session does, and it is no reason to end it. Then
   * nothing is known, and coming back early is of no use.
   */
  async #verdictOn(outcome: Outcome, session: BrokerSession): Promise<Outcome> {
    if (outcome.status === 'throttled') {
      const until = Math.max(outcome.until, this.#now() + this.#quietPeriod);
      return { ...outcome, until };
    }
    if (outcome.status !== 'rejected' && outcome.status !== 'refused') return outcome;
    if (!isAlive(session, this.#now())) return rejected;
    const isUntouched = await this.#upstream.probe(session.accessToken);
    return isUntouched === false ? rejected : { status: 'refused', isLingering: true };
  }

  /**
   * Finds out whether an earlier refresh was processed: that would have ended the access tokens
   * before it (section 3). Gives undefined where the refresh token is, or may be, good to use.
   */
  async #settle(session: BrokerSession): Promise<Outcome | undefined> {
    // With the token's end this way of asking ends too, and there is nothing left to lose.
    if (!isAlive(session, this.#now())) return undefined;
    const isUntouched = await this.#upstream.probe(session.accessToken);
    if (isUntouched === undefined) return { status: 'unknown', isLingering: true };
    return isUntouched ? undefined : rejected;
  }
}
