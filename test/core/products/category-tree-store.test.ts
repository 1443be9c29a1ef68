import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { CategoryPath } from '../../../src/api/index.js';
import { CategoryTreeStore } from '../../../src/core/products/category-tree-store.js';
import { product } from './sample-products.js';

const path: CategoryPath = [
  { id: 'kitchen', name: 'Kitchen' },
  { id: 'cups', name: 'Cups' },
];

/** A tree without a way to the service. */
const tree = (): CategoryTreeStore => new CategoryTreeStore(() => undefined);

describe('the category tree', () => {
  it('starts at the top, or at an id whose name the products tell', () => {
    const store = tree();
    assert.deepEqual(store.path, []);
    store.start('cups');
    assert.deepEqual(store.path, [{ id: 'cups', name: '' }]);
    store.update([product('cup', { categories: [path] })], undefined);
    assert.deepEqual(store.path, path);
    store.start('');
    assert.deepEqual(store.path, []);
  });

  it('drops the category being chosen for a product when another one is active', () => {
    const store = tree();
    store.update([], 'cup');
    store.choose(path);
    store.update([], 'cup');
    assert.deepEqual(store.choosing, path);
    store.update([], 'plate');
    assert.equal(store.choosing, undefined);
  });

  it('tells its listeners where the user goes, and leaves levels unknown without a service', async () => {
    const store = tree();
    let told = 0;
    store.subscribe(() => (told += 1));
    store.enter(path);
    assert.equal(told, 1);
    store.update([], undefined);
    await setImmediate();
    assert.equal(store.levels.of('cups'), undefined);
  });
});
