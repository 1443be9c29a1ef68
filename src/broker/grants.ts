import { isAlive, type BrokerSession } from './broker-session.js';
import type { Outcome } from './outcome.js';
import { LruMap } from './lru-map.js';
import { keyFor, type Replay } from './replay.js';
import type { ReplayStore } from './replay-store.js';
import type { Upstream } from './upstream.js';

/** How long a refresh that came to nothing known is borne in mind, in milliseconds. */
const journalLife = 3_600_000;

/** Longer than a code can be of use, in milliseconds. */
const codeLife = 15 * 60_000;

/** Of how many refresh tokens the names are remembered, so as not to be made at each call. */
const maxRefreshKeys = 2000;

const rejected: Outcome = { status: 'rejected' };

/** What grants are made of. */
export interface GrantsOptions {
  readonly upstream: Upstream;
  readonly replay: Replay;
  readonly store: ReplayStore;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Begins, renews and ends sessions, so that no code and no refresh token is ever used twice. */
export class Grants {
  readonly #upstream: Upstream;
  readonly #replay: Replay;
  readonly #store: ReplayStore;
  readonly #now: () => number;
  readonly #refreshKeys = new LruMap<string, string>(maxRefreshKeys);

  constructor({ upstream, replay, store, now }: GrantsOptions) {
    this.#upstream = upstream;
    this.#replay = replay;
    this.#store = store;
    this.#now = now;
  }

  /** Trades a code in. Only the attempt that first brought it gets an answer. */
  async begin(code: string, attempt: string): Promise<Outcome> {
    const owner = await keyFor('attempt', attempt);
    const claim = await keyFor('code', code);
    const isFirst = await this.#store.putIfAbsent(claim, owner, codeLife);
    if (!isFirst && (await this.#store.get(claim)) !== owner) return rejected;
    const key = await keyFor('exchange', code, attempt);
    return this.#replay.run(key, () => this.#upstream.exchange(code));
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
    return this.#replay.run(await this.#refreshKey(refreshToken), () =>
      this.#refresh(latest, refreshToken),
    );
  }

  /**
   * Ends the session. A refresh under way is awaited and ends with it, and none can begin: its
   * place is taken, so a copy of the cookie brings nothing while answers are remembered.
   */
  async end(session: BrokerSession): Promise<void> {
    try {
      const { accessToken } = await this.#close(session);
      await this.#upstream.end(accessToken);
    } catch (error) {
      // The refreshes since are out of reach, but what the browser holds ends all the same.
      await this.#upstream.end(session.accessToken);
      throw error;
    }
  }

  /** Lets no refresh begin any more, and gives what the last one brought. */
  async #close(session: BrokerSession): Promise<BrokerSession> {
    let latest = session;
    for (const seen = new Set<string>(); latest.refreshToken && !seen.has(latest.refreshToken);) {
      seen.add(latest.refreshToken);
      const key = await this.#refreshKey(latest.refreshToken);
      const outcome = await this.#replay.run(key, () => Promise.resolve(rejected));
      if (outcome.status === 'ok') latest = outcome.session;
      else await this.#replay.settle(key, rejected);
    }
    return latest;
  }

  /** Ends a token that belongs to no session here. */
  endToken(accessToken: string): Promise<void> {
    return this.#upstream.end(accessToken);
  }

  /** Follows refreshes whose answers never reached the browser; undefined at a dead end. */
  async #latest(session: BrokerSession): Promise<BrokerSession | undefined> {
    let latest = session;
    for (const seen = new Set<string>(); latest.refreshToken !== undefined;) {
      if (seen.has(latest.refreshToken)) return latest;
      seen.add(latest.refreshToken);
      const outcome = await this.#replay.outcome(await this.#refreshKey(latest.refreshToken));
      if (outcome?.status === 'rejected') return undefined;
      if (outcome?.status !== 'ok') return latest;
      latest = outcome.session;
    }
    return latest;
  }

  async #refresh(session: BrokerSession, refreshToken: string): Promise<Outcome> {
    const journal = await keyFor('journal', refreshToken);
    if ((await this.#store.get(journal)) !== undefined) {
      const doubt = await this.#settle(session);
      if (doubt) return doubt;
    }
    await this.#store.set(journal, 'in flight', journalLife);
    let outcome = await this.#upstream.refresh(refreshToken);
    if (outcome.status === 'refused') outcome = await this.#verdictOnRefusal(session);
    if (outcome.status === 'unknown' && !outcome.isLingering) {
      outcome = (await this.#settle(session)) ?? (await this.#upstream.refresh(refreshToken));
    }
    // A journal too many only costs a question; the outcome must not be lost over it.
    if (outcome.status !== 'unknown') await this.#store.delete(journal).catch(() => undefined);
    return outcome;
  }

  /**
   * A refused client and a dead refresh token may look alike. As long as the access token lives,
   * or may do so, the session does: then it is the secret, and no reason to end anybody's session.
   */
  async #verdictOnRefusal(session: BrokerSession): Promise<Outcome> {
    if (!isAlive(session, this.#now())) return rejected;
    const isUntouched = await this.#upstream.probe(session.accessToken);
    return isUntouched === false ? rejected : { status: 'refused' };
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

  async #refreshKey(refreshToken: string): Promise<string> {
    const known = this.#refreshKeys.get(refreshToken);
    if (known !== undefined) return known;
    const key = await keyFor('refresh', refreshToken);
    this.#refreshKeys.set(refreshToken, key);
    return key;
  }
}
