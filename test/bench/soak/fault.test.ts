import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chanceFrom } from '../../../bench/soak/chance.js';
import { drawFault, harmless, pageWeights, tokenWeights } from '../../../bench/soak/fault.js';

describe('a fault', () => {
  it('strikes as often as it is told to', () => {
    const chance = chanceFrom(3);
    const drawn = Array.from({ length: 4_000 }, () => drawFault(chance, 0.1, pageWeights));
    const struck = drawn.filter((fault) => fault !== undefined).length;
    assert.ok(struck > 320 && struck < 480, `${struck} of ${drawn.length}`);
  });

  it('can be of every kind', () => {
    const chance = chanceFrom(3);
    for (const weights of [pageWeights, tokenWeights]) {
      const drawn = Array.from({ length: 4_000 }, () => drawFault(chance, 1, weights));
      assert.deepEqual(new Set(drawn), new Set(Object.keys(weights)));
    }
  });

  it('that costs an answer has a twin that strikes before anything happened', () => {
    assert.equal(harmless('dropped-after'), 'dropped-before');
    assert.equal(harmless('html-after'), 'html-before');
    assert.equal(harmless('delayed-after'), 'delayed-after');
  });
});
