import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { HttpError } from '../../../src/api/index.js';
import { DetailsStore } from '../../../src/core/index.js';

/** A store whose requests the test answers. */
function details(): {
  store: DetailsStore<string>;
  requests: { id: string; signal: AbortSignal; answer: PromiseWithResolvers<string> }[];
} {
  const requests: ReturnType<typeof details>['requests'] = [];
  const store = new DetailsStore<string>((id, signal) => {
    const answer = Promise.withResolvers<string>();
    requests.push({ id, signal, answer });
    return answer.promise;
  });
  return { store, requests };
}

describe('details', () => {
  it('are fetched once, four at a time', async () => {
    const { store, requests } = details();
    store.load(['a', 'b', 'c', 'd', 'e', 'a']);
    store.load(['a']);
    assert.deepEqual(
      requests.map(({ id }) => id),
      ['a', 'b', 'c', 'd'],
    );
    assert.equal(store.of('e')?.status, 'loading');
    requests[0]?.answer.resolve('A');
    await setImmediate();
    assert.deepEqual(store.of('a'), { status: 'ready', item: 'A' });
    assert.equal(requests.at(-1)?.id, 'e');
  });

  it('that failed are fetched again when they are retried, and not before', async () => {
    const { store, requests } = details();
    store.load(['a']);
    requests[0]?.answer.reject(new HttpError(404, 'assets/a'));
    await store.settle(['a']);
    const failed = store.of('a');
    assert.equal(failed?.status === 'failed' && failed.failure.code, 'not-found');
    store.load(['a']);
    assert.equal(requests.length, 1);
    store.retry(['a']);
    assert.equal(requests.length, 2);
    assert.equal(store.of('a')?.status, 'loading');
  });

  it('are aborted by a pause, and fetched again on resuming', async () => {
    const { store, requests } = details();
    store.load(['a', 'b']);
    requests[0]?.answer.resolve('A');
    await setImmediate();
    const [, second] = requests;
    store.pause();
    assert.equal(second?.signal.aborted, true);
    assert.equal(store.of('a')?.status, 'ready');
    assert.equal(store.of('b'), undefined);
    second.answer.resolve('too late');
    await setImmediate();
    assert.equal(store.of('b'), undefined);
    store.resume();
    assert.equal(requests.at(-1)?.id, 'b');
    assert.equal(requests.length, 3);
  });

  it('that were forgotten during a pause are not fetched again', () => {
    const { store, requests } = details();
    store.load(['a']);
    store.pause();
    store.clear();
    store.resume();
    assert.equal(requests.length, 1);
    assert.equal(store.state.size, 0);
  });

  it('stay unknown while there is no way to the service', async () => {
    const store = new DetailsStore<string>(() => undefined);
    await store.settle(['a', 'b']);
    assert.equal(store.state.size, 0);
  });

  it('are a new state with every change', async () => {
    const { store, requests } = details();
    const states = new Set([store.state]);
    store.subscribe(() => states.add(store.state));
    store.load(['a']);
    requests[0]?.answer.resolve('A');
    await store.settle(['a']);
    assert.deepEqual(
      [...states].map((state) => state.get('a')?.status),
      [undefined, 'loading', 'ready'],
    );
  });
});
