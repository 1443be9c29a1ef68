import { parseObject } from '../limits/limited-body.js';
import { readOutcome, writeOutcome, type Outcome } from '../service/outcome.js';
import { memoryStore, type ReplayStore } from './replay-store.js';
import type { Purpose, Sealer } from '../session/seal.js';

/** How long an outcome is remembered, in milliseconds: longer than any re-sending takes. */
const windowLength = 120_000;

/** How long to wait for another instance that runs the same job, and how often to look. */
const patience = 25_000;
const interval = 100;

const pending = 'pending';

/** A value opens under the key it was sealed for, so that one copied to another key is nothing. */
const purposeOf = (key: string): Purpose => ({
  issuer: 'replay',
  audience: 'replay',
  subject: key,
});

/** What a replay window is made of. */
export interface ReplayOptions {
  readonly store: ReplayStore;
  readonly sealer: Sealer;
  readonly now: () => number;
  /** How long an outcome that is lingering holds further runs off, in milliseconds. */
  readonly quietPeriod: number;
}

/**
 * Lets a job run once, and gives its outcome to all who ask for the same within two minutes.
 *
 * Browsers send a request again when its connection breaks, and a lost answer makes pages do so
 * too. A refresh token that is used twice costs the whole session, so both must be harmless.
 */
export class Replay {
  readonly #options: ReplayOptions;
  readonly #running = new Map<string, Promise<Outcome>>();
  /** What this instance has found out, in case the store loses it, or fails to take it. */
  readonly #own: ReplayStore;

  constructor(options: ReplayOptions) {
    this.#options = options;
    this.#own = memoryStore(options.now);
  }

  /** Runs `job`, or waits for the one that runs, or gives what the last one came to. */
  run(key: string, job: () => Promise<Outcome>): Promise<Outcome> {
    const running =
      this.#running.get(key) ?? this.#run(key, job).finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }

  /** What the last run came to, awaiting it where need be; undefined where there was none. */
  async outcome(key: string): Promise<Outcome | undefined> {
    return this.#running.get(key) ?? this.#kept(key);
  }

  /**
   * Puts an outcome in the place of whatever is remembered, for `life` milliseconds. Rejects where
   * the store does not take it; this instance then remembers it by itself.
   */
  async settle(key: string, outcome: Outcome, life = this.#lifeOf(outcome)): Promise<void> {
    const until = this.#options.now() + life;
    const own = JSON.stringify({ outcome: writeOutcome(outcome), until });
    await this.#own.set(key, own, life, outcome.status === 'ok');
    await this.#share(key, outcome, until);
  }

  async #share(key: string, outcome: Outcome, until: number): Promise<void> {
    const { store, sealer, now } = this.#options;
    const sealed = await sealer.seal({ text: writeOutcome(outcome) }, purposeOf(key), until);
    await store.set(key, sealed, until - now(), outcome.status === 'ok');
  }

  async #run(key: string, job: () => Promise<Outcome>): Promise<Outcome> {
    const { store } = this.#options;
    const claim = `${pending} ${crypto.randomUUID()}`;
    while (!(await this.#claim(key, claim))) {
      const kept = await this.#kept(key);
      if (kept) return kept;
    }
    const own = await this.#found(key);
    if (own) {
      await this.#share(key, own.outcome, own.until).catch(() => undefined);
      return own.outcome;
    }
    const release = async (): Promise<void> => {
      try {
        if ((await store.get(key)) === claim) await store.delete(key);
      } catch {
        // The claim may outlast a store that fails.
      }
    };
    let outcome: Outcome;
    try {
      outcome = await job();
    } catch (error) {
      // Where a job rejects it has not asked the service.
      await release();
      throw error;
    }
    if ('isLingering' in outcome && !outcome.isLingering) await release();
    else await this.settle(key, outcome).catch(() => undefined);
    return outcome;
  }

  /** Whether the place was free. What this instance knows by itself needs no store. */
  async #claim(key: string, claim: string): Promise<boolean> {
    try {
      return await this.#options.store.putIfAbsent(key, claim, windowLength);
    } catch (error) {
      if (!(await this.#found(key))) throw error;
      return true;
    }
  }

  async #kept(key: string): Promise<Outcome | undefined> {
    const { store, sealer, now } = this.#options;
    for (const end = now() + patience; now() < end;) {
      const own = (await this.#found(key))?.outcome;
      const kept = await store.get(key).catch((error: unknown) => {
        if (own === undefined) throw error;
        return undefined;
      });
      if (kept === undefined) return own;
      if (!kept.startsWith(pending)) {
        const { text } = (await sealer.open(kept, purposeOf(key))) ?? {};
        return readOutcome(typeof text === 'string' ? text : '');
      }
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
    return { status: 'unknown', isLingering: true };
  }

  /** What this instance has found out by itself. */
  async #found(
    key: string,
  ): Promise<{ readonly outcome: Outcome; readonly until: number } | undefined> {
    const { outcome, until } = parseObject(await this.#own.get(key));
    if (typeof outcome !== 'string' || typeof until !== 'number') return undefined;
    return { outcome: readOutcome(outcome), until };
  }

  #lifeOf(outcome: Outcome): number {
    return 'isLingering' in outcome ? this.#options.quietPeriod : windowLength;
  }
}

/** Names a secret without holding it: SHA-256 in hexadecimal, after what it is a name for. */
export async function keyFor(subject: string, ...secrets: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(secrets.join(' '));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `${subject}:${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
