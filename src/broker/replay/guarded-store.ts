import type { ReplayStore } from './replay-store.js';

/** The memory that instances share did not answer. What went wrong there is not told. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}

/** How long to wait for a store, in milliseconds: one that is well answers in a few. */
const patience = 2000;

/** Makes whatever may go wrong with a store one error, and waiting for ever one of them. */
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
    timer = setTimeout(() => reject(new StoreFailure()), patience);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    throw new StoreFailure('The memory that the instances share cannot be asked');
  } finally {
    clearTimeout(timer);
  }
}
