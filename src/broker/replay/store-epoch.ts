import { base64url } from 'jose';
import type { ReplayStore } from './replay-store.js';

/** A stretch of time in which a memory has lost nothing. */
export interface Epoch {
  readonly id: string;
  /** When it began, in milliseconds since 1970. */
  readonly startedAt: number;
}

const key = 'epoch';

/** Put anew after a year, which costs no more than a loss of the memory does. */
const lifeMs = 366 * 24 * 3_600_000;

/**
 * Tells whether the memory may have lost something: a marker in it is gone after a flush or a
 * restart, and names another run of its server after a failover. Each marker begins an epoch, and
 * each session names the one in which its tokens were asked for. As long as both are the same,
 * everything about these tokens is still in the memory.
 */
export class StoreEpoch {
  readonly #store: ReplayStore;
  readonly #now: () => number;

  constructor(store: ReplayStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The epoch that the memory is in now. Begins one where the memory has been lost. */
  async read(): Promise<Epoch> {
    const runId = (await this.#store.runId?.()) ?? '';
    const found = await this.#store.get(key);
    const isOfThisRun = found?.endsWith(` ${runId}`) === true;
    if (found !== undefined && isOfThisRun) return readMarker(found);
    const marker = `${newId()} ${this.#now()} ${runId}`;
    if (found !== undefined) await this.#store.set(key, marker, lifeMs);
    else await this.#store.putIfAbsent(key, marker, lifeMs);
    // Another process may have been faster: its marker is as good.
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
