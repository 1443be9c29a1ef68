import { readOutcome, writeOutcome, type Outcome } from './outcome.js';
import { memoryStore, type ReplayStore } from './replay-store.js';
import type { Purpose, Sealer } from './seal.js';

/** How long an outcome is remembered, in milliseconds: longer than any re-sending takes. */
const windowLength = 120_000;

/** How long to wait for another instance that runs the same job, and how often to look. */
const patience = 25_000;
const interval = 100;

const pending = 'pending';
const purpose: Purpose = { issuer: 'replay', audience: 'replay', subject: 'replay' };

/** What a replay window is made of. */
export interface ReplayOptions {
  readonly store: ReplayStore;
  readonly sealer: Sealer;
  readonly now: () => number;
  /** How long an unknown outcome holds further runs off, in milliseconds. */
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
  /** What the store failed to take. Only this instance knows it, which is better than nobody. */
  readonly #spare: ReplayStore;

  constructor(options: ReplayOptions) {
    this.#options = options;
    this.#spare = memoryStore(options.now);
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

  /** Puts an outcome in the place of whatever is remembered. */
  async settle(key: string, outcome: Outcome): Promise<void> {
    const { store, sealer, now, quietPeriod } = this.#options;
    const life = outcome.status === 'unknown' ? quietPeriod : windowLength;
    const text = writeOutcome(outcome);
    const sealed = await sealer.seal({ text }, purpose, now() + windowLength);
    await store.set(key, sealed, life, outcome.status === 'ok');
  }

  async #run(key: string, job: () => Promise<Outcome>): Promise<Outcome> {
    const { store } = this.#options;
    const spare = await this.#spare.get(key);
    if (spare !== undefined) return readOutcome(spare);
    while (!(await store.putIfAbsent(key, pending, windowLength))) {
      const kept = await this.#kept(key);
      if (kept) return kept;
    }
    // Where a job rejects it has not asked the service. The claim may outlast a store that fails.
    const release = (): Promise<void> => store.delete(key).catch(() => undefined);
    let outcome: Outcome;
    try {
      outcome = await job();
    } catch (error) {
      await release();
      throw error;
    }
    if (isOpen(outcome)) await release();
    else await this.settle(key, outcome).catch(() => this.#spareFor(key, outcome));
    return outcome;
  }

  #spareFor(key: string, outcome: Outcome): Promise<void> {
    return this.#spare.set(key, writeOutcome(outcome), windowLength);
  }

  async #kept(key: string): Promise<Outcome | undefined> {
    const { store, sealer, now } = this.#options;
    const spare = await this.#spare.get(key);
    if (spare !== undefined) return readOutcome(spare);
    for (const end = now() + patience; now() < end;) {
      const kept = await store.get(key);
      if (kept === undefined) return undefined;
      if (kept !== pending) {
        const { text } = (await sealer.open(kept, purpose)) ?? {};
        return readOutcome(typeof text === 'string' ? text : '');
      }
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
    return { status: 'unknown', isLingering: true };
  }
}

/**
 * Whether asking again may come to something else. An unknown outcome without anything under way
 * can be settled at once by asking; nothing at all has happened where the service wants fewer
 * calls, or other credentials.
 */
function isOpen(outcome: Outcome): boolean {
  const { status } = outcome;
  if (status === 'unknown') return !outcome.isLingering;
  return status === 'throttled' || status === 'refused';
}

/** Names a secret without holding it: SHA-256 in hexadecimal, after what it is a name for. */
export async function keyFor(subject: string, ...secrets: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(secrets.join(' '));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `${subject}:${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
