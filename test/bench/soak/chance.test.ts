import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { between, chanceFrom, pickByWeight } from '../../../bench/soak/chance.js';

const many = Array.from({ length: 2_000 });

describe('chance', () => {
  it('is the same for the same seed, and another for another', () => {
    const [one, same, other] = [chanceFrom(7), chanceFrom(7), chanceFrom(8)];
    const first = many.map(one);
    assert.deepEqual(many.map(same), first);
    assert.notDeepEqual(many.map(other), first);
  });

  it('gives every whole number of a span, and none beyond it', () => {
    const chance = chanceFrom(1);
    const given = new Set(many.map(() => between(chance, 3, 6)));
    assert.deepEqual([...given].sort(), [3, 4, 5, 6]);
  });

  it('picks as often as the weights say', () => {
    const chance = chanceFrom(1);
    const picked = many.map(() => pickByWeight(chance, { often: 9, seldom: 1, never: 0 }));
    const seldom = picked.filter((key) => key === 'seldom').length;
    assert.ok(seldom > 120 && seldom < 280, `${seldom} of ${picked.length}`);
    assert.ok(!picked.includes('never'));
  });
});
