import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SelectionStore, type Limits } from '../../../src/core/index.js';

interface Item {
  readonly id: string;
}

function selection(limits: Partial<Limits> = {}): { store: SelectionStore<Item>; told: string[] } {
  const told: string[] = [];
  const all = { multiple: true, max: undefined, ...limits };
  const store: SelectionStore<Item> = new SelectionStore<Item>(
    () => all,
    () => told.push(store.ids.join(' ')),
  );
  return { store, told };
}

const activeIdOf = ({ active }: SelectionStore<Item>): string | undefined => active?.id;

describe('a selection', () => {
  it('keeps the user’s order, and the last item is the active one', () => {
    const { store, told } = selection();
    for (const id of ['b', 'a', 'c']) assert.equal(store.toggle({ id }), true);
    assert.equal(store.toggle({ id: 'a' }), true);
    assert.deepEqual(told, ['b', 'b a', 'b a c', 'b c']);
    assert.equal(activeIdOf(store), 'c');
    store.activate('b');
    assert.equal(activeIdOf(store), 'b');
    store.remove('b');
    assert.equal(activeIdOf(store), 'c');
  });

  it('refuses more than may be selected', () => {
    const { store, told } = selection({ max: 1 });
    store.toggle({ id: 'a' });
    assert.equal(store.full, true);
    assert.equal(store.toggle({ id: 'b' }), false);
    assert.deepEqual(told, ['a']);
  });

  it('of a single item is replaced by the next one', () => {
    const { store } = selection({ multiple: false, max: 1 });
    store.toggle({ id: 'a' });
    assert.equal(store.full, false);
    store.toggle({ id: 'b' });
    assert.deepEqual(store.ids, ['b']);
  });

  it('that the page sets is told to listeners, but is no change of the user’s', () => {
    const { store, told } = selection();
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.ids.join(' ')));
    store.reset(['a', 'b', 'a']);
    assert.deepEqual(seen, ['a b']);
    assert.deepEqual(told, []);
  });

  it('keeps what was set for an item when the page sets the same ids again', () => {
    const { store, told } = selection();
    store.toggle({ id: 'a' });
    store.adjust('a', { alt: 'A harbour' });
    store.reset(['b', 'a']);
    assert.equal(store.items.at(-1)?.alt, 'A harbour');
    assert.deepEqual(told, ['a']);
  });

  it('is cut to one item where only one may be selected', () => {
    const { store } = selection({ multiple: false });
    store.reset(['a', 'b']);
    store.trim();
    assert.deepEqual(store.ids, ['a']);
    const several = selection().store;
    several.reset(['a', 'b']);
    several.trim();
    assert.deepEqual(several.ids, ['a', 'b']);
  });
});
