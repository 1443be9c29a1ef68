import { base64url } from 'jose';
import type { ReplayStore } from './replay-store.js';

/** A period in which a store has lost no data. */
export interface Epoch {
  readonly id: string;
  /** When it began, in milliseconds since 1970. */
  readonly startedAt: number;
}

const key = 'epoch';

/** The marker expires after a year. That has the same effect as a loss of the store. */
const markerLifetimeMs = 366 * 24 * 3_600_000;

/**
 * Detects whether the store may have lost data. A marker in the store is gone after a flush or a
 * restart, and names another run of the server after a failover. Each marker begins an epoch, and
 * each session records the epoch in which its tokens were requested. If that is the current epoch,
 * the store still holds everything about these tokens.
 */
export class StoreEpoch {
  readonly #store: ReplayStore;
  readonly #now: () => number;

  constructor(store: ReplayStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The current epoch. Begins a new one if the store has lost its data. */
  async read(): Promise<Epoch> {
    const runId = (await this.#store.runId?.()) ?? '';
    const found = await this.#store.get(key);
    const isOfThisRun = found?.endsWith(` ${runId}`) === true;
    if (found !== undefined && isOfThisRun) return readMarker(found);
    const marker = `${newId()} ${this.#now()} ${runId}`;
    if (found !== undefined) await this.#store.set(key, marker, markerLifetimeMs);
    else await this.#store.putIfAbsent(key, marker, markerLifetimeMs);
    // Another process may have written its marker first, which is equally valid.
    return readMarker((await this.#store.get(key)) ?? marker);
  }
}

function readMarker(marker: string): Epoch {
  const [id = '', startedAt] = marker.split(' ');
  return { id, startedAt: Number(startedAt) || 0 };
}

function newId(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(9)));
}
