import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readRecent, withoutSearch, withSearch } from '../../../src/model/query/recent-searches.js';

describe('recent searches', () => {
  test('begin with the latest, each once whatever its case', () => {
    assert.deepEqual(withSearch(['a', 'b'], ' B '), ['B', 'a']);
    assert.deepEqual(withoutSearch(['a', 'B'], 'b'), ['a']);
  });

  test('are eight at most', () => {
    const many = Array.from({ length: 8 }, (_, index) => String(index));
    assert.deepEqual(withSearch(many, 'new'), ['new', ...many.slice(0, 7)]);
  });

  test('are not worth keeping where they are empty or endless', () => {
    const before = ['a'];
    for (const text of ['', '   ', 'x'.repeat(201)]) assert.equal(withSearch(before, text), before);
  });

  test('are read from what was kept, and nothing else is', () => {
    assert.deepEqual(readRecent(['a', 1, null, '', 'x'.repeat(201), 'b']), ['a', 'b']);
    for (const nonsense of [undefined, null, 'a', {}, 7])
      assert.deepEqual(readRecent(nonsense), []);
    assert.equal(readRecent(Array.from({ length: 20 }, () => 'a')).length, 8);
  });
});
