import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { append, hasMore, type Page } from '../../../src/model/page/page.js';

interface Item {
  readonly id: string;
}

function page(ids: string, next: number, total = 5): Page<Item> {
  return { items: ids.split('').map((id) => ({ id })), next, total };
}

describe('results, page after page', () => {
  test('hold nothing twice where ties reordered between two pages', () => {
    const both = append(page('ab', 2), page('bc', 4));
    assert.deepEqual(both, page('abc', 4));
  });

  test('go on after what the service gave, not after what is listed', () => {
    assert.equal(append(page('ab', 2), page('ab', 4)).next, 4);
  });

  test('take the latest total', () => {
    assert.equal(append(page('ab', 2), page('c', 3, 9)).total, 9);
  });

  test('keep what the service said with the first page', () => {
    const first = { ...page('a', 1), explained: 'Any: sea' };
    assert.equal(append(first, { ...page('b', 2), explained: '' }).explained, 'Any: sea');
  });

  test('leave the pages as they were', () => {
    const first = page('a', 1);
    append(first, page('b', 2));
    assert.deepEqual(first, page('a', 1));
  });

  test('end with the total', () => {
    assert.equal(hasMore(page('abcd', 4)), true);
    assert.equal(hasMore(page('abcd', 5)), false);
    assert.equal(hasMore(page('', 0, 0)), false);
  });
});
