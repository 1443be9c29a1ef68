import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { narrow } from '../../../bench/attack/browser/narrow.js';

const many = Array.from({ length: 500 }, (_, index) => index);

/** What is left of many cases where all of `needed` together fail, and how often that was tried. */
async function narrowed(
  needed: readonly number[],
  mostTries?: number,
): Promise<{ readonly left: readonly number[]; readonly tries: number }> {
  let tries = 0;
  const fails = (some: readonly number[]): Promise<boolean> => {
    tries += 1;
    return Promise.resolve(needed.every((each) => some.includes(each)));
  };
  return { left: await narrow(many, fails, mostTries), tries };
}

describe('narrowing', () => {
  it('finds the one case that fails, in few tries', async () => {
    for (const needed of [0, 123, 250, 499]) {
      const { left, tries } = await narrowed([needed]);
      assert.deepEqual(left, [needed]);
      assert.ok(tries <= 20, `${tries} tries`);
    }
  });

  it('finds cases that fail only together', async () => {
    const { left } = await narrowed([3, 301, 444], 300);
    assert.deepEqual(left, [3, 301, 444]);
  });

  it('gives what it has when it has tried often enough', async () => {
    const { left, tries } = await narrowed([3, 301, 444], 10);
    assert.ok(tries <= 10);
    for (const needed of [3, 301, 444]) assert.ok(left.includes(needed));
  });

  it('keeps a single case, and all where no part of them fails', async () => {
    assert.deepEqual(await narrow(['only'], () => Promise.resolve(true)), ['only']);
    const left = await narrow(['a', 'b', 'c'], (some) => Promise.resolve(some.length === 3));
    assert.deepEqual(left, ['a', 'b', 'c']);
  });
});
