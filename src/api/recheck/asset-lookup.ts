import type { CallOptions } from '../client-options.js';
import { HttpError, SchemaError } from '../errors.js';
import { isSegment } from '../http/segment.js';
import { isExternalId } from '../links/embed-id-queries.js';
import { findBatchSize, type FindCalls, type StoredAsset } from './stored-asset.js';

/** Names an asset. The external id is preferred, because one request finds many of them. */
export interface AssetReference {
  /** Whether its links are branded. */
  readonly branded: boolean;
  readonly externalId?: string | undefined;
  readonly id?: string | undefined;
}

/** The part of a client that a lookup needs. */
export interface LookupClient extends FindCalls {
  readonly branded: boolean;
  withBranded(branded: boolean): LookupClient;
}

/** What is known of an asset: it was found, there is none, or the response could not be read. */
export type LookedUp = StoredAsset | 'absent' | 'unreadable';

/** Options of `AssetLookup.fetch`. */
export interface LookupOptions extends CallOptions {
  /** Whether thumbnails and metadata are needed. */
  readonly details: boolean;
  /** Called after each response, with how many ids were looked up, and how many are wanted. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** One id that is looked up. */
interface Wanted {
  readonly branded: boolean;
  readonly isExternal: boolean;
  readonly id: string;
  found?: LookedUp;
}

/** How many requests run at the same time. More would reach the service's rate limit. */
const maxRequests = 4;

/** Looks up assets, each once however often it is wanted. */
export class AssetLookup {
  readonly #wanted = new Map<string, Wanted>();

  /** Notes that an asset is wanted. */
  add(reference: AssetReference): void {
    for (const wanted of idsOf(reference)) {
      const key = keyOf(wanted);
      if (!this.#wanted.has(key)) this.#wanted.set(key, wanted);
    }
  }

  /** What was found of an asset. */
  find(reference: AssetReference): LookedUp {
    const outcomes = idsOf(reference).map((wanted) => this.#wanted.get(keyOf(wanted))?.found);
    const [first = 'absent', second = 'absent'] = outcomes;
    return first === 'absent' ? second : first;
  }

  /**
   * Fetches all wanted assets that are not known yet. Ids that the service refuses, or answers with
   * something that cannot be read, are kept as unreadable.
   *
   * @throws the client's error for every other failure.
   */
  async fetch(client: LookupClient, options: LookupOptions): Promise<void> {
    const missing = [...this.#wanted.values()].filter(({ found }) => found === undefined);
    const batches = batchesOf(missing);
    let done = 0;
    const work = async (): Promise<void> => {
      for (let batch = batches.shift(); batch; batch = batches.shift()) {
        options.signal?.throwIfAborted();
        await fetchBatch(client, batch, options);
        done += batch.length;
        options.onProgress?.(done, missing.length);
      }
    };
    try {
      await Promise.all(Array.from({ length: maxRequests }, work));
    } finally {
      // After a failure no further batch is requested.
      batches.length = 0;
    }
  }
}

/** Looks up one batch, which is of one kind. */
async function fetchBatch(
  client: LookupClient,
  batch: readonly Wanted[],
  { details, signal }: LookupOptions,
): Promise<void> {
  const [{ branded, isExternal, id } = { branded: false, isExternal: false, id: '' }] = batch;
  const calls = branded === client.branded ? client : client.withBranded(branded);
  const call = { details, ...(signal && { signal }) };
  try {
    if (!isExternal) {
      const asset = await calls.findAsset(id, call);
      for (const wanted of batch) wanted.found = asset ?? 'absent';
      return;
    }
    const ids = batch.map((wanted) => wanted.id);
    const assets = new Map<string, StoredAsset>();
    for (const asset of await calls.findAssets(ids, call)) assets.set(asset.externalId, asset);
    for (const wanted of batch) wanted.found = assets.get(wanted.id) ?? 'absent';
  } catch (error) {
    if (!isAboutIds(error)) throw error;
    for (const wanted of batch) wanted.found = 'unreadable';
  }
}

/** Divides ids into batches that one request can look up. */
function batchesOf(all: readonly Wanted[]): (readonly Wanted[])[] {
  const groups = [true, false].map((branded) => {
    return all.filter((wanted) => wanted.isExternal && wanted.branded === branded);
  });
  const batches = groups.flatMap((group) => {
    const count = Math.ceil(group.length / findBatchSize);
    return Array.from({ length: count }, (_, at) =>
      group.slice(at * findBatchSize, (at + 1) * findBatchSize),
    );
  });
  return [...batches, ...all.filter(({ isExternal }) => !isExternal).map((wanted) => [wanted])];
}

/** The ids of a reference that can be asked for, the preferred first. */
function idsOf({ branded, externalId = '', id = '' }: AssetReference): readonly Wanted[] {
  return [
    ...(isExternalId(externalId) ? [{ branded, isExternal: true, id: externalId }] : []),
    ...(isSegment(id) ? [{ branded, isExternal: false, id }] : []),
  ];
}

function keyOf({ branded, isExternal, id }: Wanted): string {
  return `${String(branded)} ${String(isExternal)} ${id}`;
}

/** Whether a failure is one of the ids that were asked for. Others may still be found. */
function isAboutIds(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === 400 || error.status === 414;
  return error instanceof SchemaError;
}
