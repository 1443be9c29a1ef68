import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HttpError, type CategoryPath, type ProductApi } from '../../../src/api/index.js';
import { CategorizeStore } from '../../../src/core/products/categorize-store.js';
import { product, productApi } from './sample-products.js';

const before: CategoryPath = [{ id: 'old', name: 'Old' }];
const after: CategoryPath = [{ id: 'new', name: 'New' }];
const cup = product('cup', { categories: [before] });

function categorizing(moveProduct: ProductApi['moveProduct']): {
  store: CategorizeStore;
  changes: string[];
} {
  const changes: string[] = [];
  const api = productApi({ moveProduct });
  const store = new CategorizeStore({
    api: () => api,
    onChanged: ({ id }, categories) => {
      changes.push(`${id} ${categories.flatMap((path) => path.at(-1)?.id ?? '').join()}`);
    },
  });
  return { store, changes };
}

describe('moving a product to another category', () => {
  it('takes over what the service returns, and can be undone', async () => {
    const { store, changes } = categorizing(() => Promise.resolve([after]));
    const saved = store.put(cup, ['new']);
    assert.equal(store.state.status, 'saving');
    await saved;
    assert.deepEqual(store.state, { status: 'saved', productId: 'cup', before: ['old'] });
    assert.deepEqual(changes, ['cup new']);
  });

  it('fails where the service leaves the product where it was', async () => {
    const { store } = categorizing(() => Promise.resolve([before]));
    await store.put(cup, ['new']);
    assert.deepEqual(store.state, { status: 'failed', productId: 'cup', failure: undefined });
  });

  it('fails where the service refuses it', async () => {
    const { store } = categorizing(() => Promise.reject(new HttpError(403, 'products/cup')));
    await store.put(cup, ['new']);
    const { state } = store;
    assert.equal(state.status === 'failed' && state.failure?.code, 'forbidden');
  });

  it('is one product at a time, and is not waited for after a pause', async () => {
    const answer = Promise.withResolvers<readonly CategoryPath[]>();
    let calls = 0;
    const { store, changes } = categorizing(() => {
      calls += 1;
      return answer.promise;
    });
    const saved = store.put(cup, ['new']);
    await store.put(product('plate'), ['new']);
    assert.equal(calls, 1);
    store.pause();
    answer.resolve([after]);
    await saved;
    assert.equal(store.state.status, 'idle');
    assert.deepEqual(changes, []);
  });
});
