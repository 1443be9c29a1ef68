import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withUsed } from '../../../src/model/pick/used-assets.js';

const picked = (...ids: readonly string[]) => ids.map((id) => ({ id }));

describe('the assets of a pick', () => {
  it('are put before those of earlier ones, each once for a filter', () => {
    const first = withUsed(undefined, picked('a', 'b'), '');
    assert.deepEqual(first, ['a ', 'b ']);
    assert.deepEqual(withUsed(first, picked('b', 'c', 'c'), ''), ['b ', 'c ', 'a ']);
    assert.deepEqual(withUsed(first, picked('b'), 'ft:(PDF)'), ['b ft:(PDF)', 'a ', 'b ']);
  });

  it('are kept up to a limit', () => {
    const many = Array.from({ length: 50 }, (_, index) => String(index));
    assert.equal(withUsed(['a '], picked(...many), '').length, 36);
  });

  it('keep nothing of a pick but its ids', () => {
    const asset = { id: 'a', filename: 'boat.jpg', embed: { url: 'https://example.com/?token=1' } };
    assert.deepEqual(withUsed([], [asset], ''), ['a ']);
  });

  it('are the first ones whatever is stored', () => {
    for (const stored of [undefined, null, 7, 'b', {}, [null], { length: 3 }]) {
      assert.equal(withUsed(stored, picked('a'), '')[0], 'a ');
    }
  });
});
