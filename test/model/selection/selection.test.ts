import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  adjust,
  select,
  deselect,
  idsOf,
  isSelected,
  selectionOf,
  type Selection,
} from '../../../src/model/selection/selection.js';

interface Thing {
  readonly id: string;
}

const things: Selection<Thing> = select(select([], { id: 'b' }), { id: 'a' });

describe('a selection', () => {
  test('keeps the order in which things were chosen, each once', () => {
    assert.deepEqual(idsOf(things), ['b', 'a']);
    assert.equal(select(things, { id: 'b' }), things);
    assert.equal(isSelected(things, 'a'), true);
    assert.deepEqual(idsOf(deselect(things, 'b')), ['a']);
    assert.equal(isSelected(deselect(things, 'b'), 'b'), false);
  });

  test('is a value: what it was stays as it was', () => {
    const frozen = Object.freeze([...things]);
    select(frozen, { id: 'c' });
    deselect(frozen, 'a');
    adjust(frozen, 'a', { alt: 'text' });
    assert.deepEqual(idsOf(frozen), ['b', 'a']);
  });

  test('remembers what was set for one, and leaves the others alone', () => {
    const set = adjust(adjust(things, 'a', { alt: 'text' }), 'a', { embedName: '' });
    assert.deepEqual(set, [
      { id: 'b', item: { id: 'b' } },
      { id: 'a', item: { id: 'a' }, alt: 'text', embedName: '' },
    ]);
  });

  test('keeps what is known when a host lists ids anew', () => {
    const set = adjust(things, 'a', { alt: 'text' });
    const [first, second, ...more] = selectionOf(['a', 'new', 'a'], set);
    assert.equal(first, set[1]);
    assert.deepEqual(second, { id: 'new' });
    assert.deepEqual(more, []);
  });
});
