import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { removalOf, restore } from '../../../src/model/selection/removal.js';

interface Thing {
  readonly id: string;
  readonly alt?: string;
  readonly embedName?: string;
}

const of = (ids: string): readonly Thing[] => Array.from(ids, (id) => ({ id }));
const text = (selection: readonly Thing[]): string => selection.map(({ id }) => id).join('');

describe('items that were removed from a selection', () => {
  test('come back to their places', () => {
    for (const kept of ['bd', '', 'abc', 'a', 'd']) {
      const removal = removalOf(of('abcd'), of(kept));
      assert.equal(text(restore(of(kept), removal)), 'abcd', kept);
    }
  });

  test('come back with the settings that they had', () => {
    const before = [{ id: 'a', alt: 'A lighthouse', embedName: 'small' }, { id: 'b' }];
    const [first] = restore(of('b'), removalOf(before, of('b')));
    assert.deepEqual(first, before[0]);
  });

  test('stand among what was selected since', () => {
    const removal = removalOf(of('abc'), of('c'));
    assert.equal(text(restore(of('cx'), removal)), 'abcx');
    assert.equal(text(restore(of(''), removal)), 'ab');
  });

  test('are not selected twice, and the later settings of one stay', () => {
    const removal = removalOf(of('abc'), of('c'));
    const now = [{ id: 'c' }, { id: 'a', alt: 'newer' }];
    const after = restore(now, removal);
    assert.equal(text(after), 'cba');
    assert.equal(after.at(-1)?.alt, 'newer');
  });

  test('come back only as far as there is room', () => {
    const removal = removalOf(of('abc'), of(''));
    assert.equal(text(restore(of('x'), removal, 3)), 'abx');
    assert.equal(text(restore(of('xyz'), removal, 3)), 'xyz');
  });
});
