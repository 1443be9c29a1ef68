import { parseObject } from '../limits/limited-body.js';
import { LruMap } from '../limits/lru-map.js';
import { readOutcome, writeOutcome, type Outcome } from '../service/outcome.js';
import { memoryStore, type ReplayStore } from './replay-store.js';
import type { Purpose, Sealer } from '../session/seal.js';

/** How long an outcome is remembered: longer than browsers and pages repeat a request. */
const replayWindowMs = 120_000;

/** How long to wait for another instance that runs the same job, and how often to check. */
const jobTimeoutMs = 25_000;
const pollIntervalMs = 100;

const pending = 'pending';

/** How many abandoned claims an instance remembers. The oldest are dropped first. */
const maxAbandonedClaims = 10_000;

/** Binds a sealed value to its key, so that a value copied to another key does not open. */
const purposeOf = (key: string): Purpose => ({
  issuer: 'replay',
  audience: 'replay',
  subject: key,
});

/** The dependencies of `Replay`. */
export interface ReplayOptions {
  readonly store: ReplayStore;
  readonly sealer: Sealer;
  readonly now: () => number;
  /** How long a lingering outcome prevents further runs, in milliseconds. */
  readonly quietPeriodMs: number;
}

/**
 * Runs a job once per key, and returns the same outcome to every call within two minutes.
 *
 * Browsers repeat a request if its connection breaks, and pages repeat it if the answer is lost.
 * Using a refresh token twice ends the whole session, so repeated requests must be harmless.
 */
export class Replay {
  readonly #options: ReplayOptions;
  readonly #running = new Map<string, Promise<Outcome>>();
  /** The outcomes of this instance, in case the store loses them or fails to save them. */
  readonly #own: ReplayStore;
  /**
   * Claims of this instance that the store may hold although no job runs: the store failed when it
   * was asked, or when the claim was released.
   */
  readonly #abandoned = new LruMap<string, true>(maxAbandonedClaims);

  constructor(options: ReplayOptions) {
    this.#options = options;
    this.#own = memoryStore(options.now);
  }

  /** Runs `job`, waits for the running job with this key, or returns the remembered outcome. */
  run(key: string, job: () => Promise<Outcome>): Promise<Outcome> {
    const running =
      this.#running.get(key) ?? this.#run(key, job).finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }

  /** The outcome of the running or latest job; undefined if there is none. */
  async outcome(key: string): Promise<Outcome | undefined> {
    return this.#running.get(key) ?? this.#stored(key);
  }

  /**
   * Replaces the remembered outcome for `life` milliseconds. Rejects if the store fails; this
   * instance remembers the outcome anyway.
   */
  async settle(key: string, outcome: Outcome, life = this.#lifetimeOf(outcome)): Promise<void> {
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
      const kept = await this.#stored(key);
      if (kept) return kept;
    }
    const own = await this.#ownOutcome(key);
    if (own) {
      await this.#share(key, own.outcome, own.until).catch(() => undefined);
      return own.outcome;
    }
    const release = async (): Promise<void> => {
      try {
        if ((await store.get(key)) === claim) await store.delete(key);
      } catch {
        // The claim remains until this instance meets it again, or it expires.
        this.#abandoned.set(claim, true);
      }
    };
    let outcome: Outcome;
    try {
      outcome = await job();
    } catch (error) {
      // A job only rejects before it has called the service.
      await release();
      throw error;
    }
    if ('isLingering' in outcome && !outcome.isLingering) await release();
    else await this.settle(key, outcome).catch(() => undefined);
    return outcome;
  }

  /** Whether the key was free. If this instance knows the outcome, no store is needed. */
  async #claim(key: string, claim: string): Promise<boolean> {
    try {
      return await this.#options.store.putIfAbsent(key, claim, replayWindowMs);
    } catch (error) {
      if (await this.#ownOutcome(key)) return true;
      // The store may have carried it out, or may still do so.
      this.#abandoned.set(claim, true);
      throw error;
    }
  }

  async #stored(key: string): Promise<Outcome | undefined> {
    const { store, sealer, now } = this.#options;
    for (const end = now() + jobTimeoutMs; now() < end;) {
      const own = (await this.#ownOutcome(key))?.outcome;
      const kept = await store.get(key).catch((error: unknown) => {
        if (own === undefined) throw error;
        return undefined;
      });
      if (kept === undefined) return own;
      if (this.#abandoned.get(kept)) {
        await store.delete(key);
        this.#abandoned.delete(kept);
        return own;
      }
      if (!kept.startsWith(pending)) {
        const { text } = (await sealer.open(kept, purposeOf(key))) ?? {};
        return readOutcome(typeof text === 'string' ? text : '');
      }
      await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
    }
    return { status: 'unknown', isLingering: true };
  }

  /** The outcome that this instance remembers itself. */
  async #ownOutcome(
    key: string,
  ): Promise<{ readonly outcome: Outcome; readonly until: number } | undefined> {
    const { outcome, until } = parseObject(await this.#own.get(key));
    if (typeof outcome !== 'string' || typeof until !== 'number') return undefined;
    return { outcome: readOutcome(outcome), until };
  }

  #lifetimeOf(outcome: Outcome): number {
    return 'isLingering' in outcome ? this.#options.quietPeriodMs : replayWindowMs;
  }
}

/**
 * A store key for secrets that does not contain them: `subject` and their SHA-256 in hexadecimal.
 */
export async function keyFor(subject: string, ...secrets: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(secrets.join(' '));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `${subject}:${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
