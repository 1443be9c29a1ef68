import type { ReplayStore } from './replay-store.js';

/** The shared store failed or did not answer in time. The cause is not reported. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}

/** How long to wait for a store. A healthy store answers within a few milliseconds. */
const storeTimeoutMs = 2000;

/** Wraps a store so that every failure, timeouts included, rejects with a {@link StoreFailure}. */
export function guardedStore(store: ReplayStore): ReplayStore {
  return {
    putIfAbsent: (key, value, life) => guard(() => store.putIfAbsent(key, value, life)),
    get: (key) => guard(() => store.get(key)),
    set: (key, value, life, proven) => guard(() => store.set(key, value, life, proven)),
    delete: (key) => guard(() => store.delete(key)),
    isReady: () => guard(async () => (await store.isReady?.()) ?? true).catch(() => false),
    runId: () => guard(async () => (await store.runId?.()) ?? ''),
  };
}

async function guard<Value>(ask: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreFailure()), storeTimeoutMs);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    throw new StoreFailure('The memory that the instances share cannot be asked');
  } finally {
    clearTimeout(timer);
  }
}
