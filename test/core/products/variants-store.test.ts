import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { Product } from '../../../src/api/index.js';
import { headsOf, VariantsStore } from '../../../src/core/products/variants-store.js';
import { product, productApi } from './sample-products.js';

const parent = product('p', { sku: 'CUP' });
const variants = [
  product('v1', { sku: 'CUP-1', parentId: 'p' }),
  product('v2', { sku: 'CUP-2', parentId: 'p' }),
];

const listed = { text: '', complete: false, parents: new Map<string, Product>() };

/** A store whose service finds the variants of `p`. */
function opened(): { store: VariantsStore; requests: string[] } {
  const requests: string[] = [];
  const api = productApi({
    searchProducts: ({ query }) => {
      requests.push(query.text);
      const items: Product[] = [...variants, product('other', { sku: 'CUP-3', parentId: 'q' })];
      return Promise.resolve({ items, total: 3, next: 3, facets: [], counted: true });
    },
  });
  const store = new VariantsStore(() => api);
  store.update([parent], listed);
  return { store, requests };
}

const idsOf = ({ rows }: VariantsStore): string[] => rows.map(({ product: { id } }) => id);

function firstRow({ rows }: VariantsStore): VariantsStore['rows'][number] {
  const [row] = rows;
  if (!row) throw new Error('no row');
  return row;
}

describe('variants', () => {
  it('are fetched and listed below their parent when it is opened, and hidden when closed', async () => {
    const { store, requests } = opened();
    assert.deepEqual(idsOf(store), ['p']);
    store.toggle(firstRow(store));
    assert.equal(store.of('p')?.status, 'loading');
    await setImmediate();
    assert.deepEqual(idsOf(store), ['p', 'v1', 'v2']);
    store.toggle(firstRow(store));
    assert.deepEqual(idsOf(store), ['p']);
    store.toggle(firstRow(store));
    assert.deepEqual(idsOf(store), ['p', 'v1', 'v2']);
    store.close(firstRow(store));
    assert.deepEqual(idsOf(store), ['p']);
    assert.deepEqual(requests, ['CUP']);
  });

  it('are forgotten with the user', async () => {
    const { store } = opened();
    store.toggle(firstRow(store));
    await setImmediate();
    store.clear();
    assert.deepEqual(idsOf(store), ['p']);
    assert.equal(store.of('p'), undefined);
  });

  it('that were being fetched are fetched again after a pause', async () => {
    const { store, requests } = opened();
    store.toggle(firstRow(store));
    store.pause();
    await setImmediate();
    assert.equal(store.of('p'), undefined);
    store.resume();
    await setImmediate();
    assert.deepEqual(idsOf(store), ['p', 'v1', 'v2']);
    assert.equal(requests.length, 2);
  });

  it('name the parents that were not found themselves', () => {
    const { store } = opened();
    assert.deepEqual(store.absentParents(variants), ['p']);
    assert.deepEqual(store.absentParents([...variants, parent]), []);
  });

  it('stand under such a parent once it is known', () => {
    const { store } = opened();
    store.update(variants, listed);
    assert.deepEqual(idsOf(store), ['v1', 'v2']);
    const detailOf = (id: string) => ({ status: 'ready', item: { ...parent, id } }) as const;
    store.update(variants, { ...listed, parents: headsOf(['p'], detailOf) });
    assert.deepEqual(idsOf(store), ['p']);
    store.open(firstRow(store));
    assert.deepEqual(idsOf(store), ['p', 'v1', 'v2']);
  });

  it('stand alone where their parent cannot be fetched', () => {
    const failure = { code: 'not-found', retryable: false, message: '' } as const;
    const heads = headsOf(['p'], () => ({
      status: 'failed',
      failure,
    }));
    assert.equal(heads.size, 0);
    assert.equal(headsOf(['p'], () => undefined).get('p'), 'pending');
  });
});
