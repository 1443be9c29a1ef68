import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { mutate, mutations, type Mutation } from '../../../bench/attack/mutated-pages/mutation.js';

const json = { total_count: 2, items: [{ id: 'a' }, { id: 'b' }] };

function told(change: Mutation): unknown {
  const sent = mutate({ route: 'search', id: '', json }, [change]);
  return sent && JSON.parse(sent.body);
}

describe('a changed answer', () => {
  it('is the same for the same seed', () => {
    const drawn = (seed: number): unknown => fc.sample(mutations, { seed, numRuns: 20 });
    assert.deepEqual(drawn(3), drawn(3));
    assert.notDeepEqual(drawn(3), drawn(4));
  });

  it('is changed where it was asked for, and nowhere else', () => {
    const value = 'x';
    const change = { route: 'search', how: 'replace', share: 0, value } as const;
    assert.deepEqual(told(change), { ...json, total_count: 'x' });
    assert.deepEqual(told({ ...change, how: 'leave out' }), { items: json.items });
    assert.deepEqual(told({ ...change, how: 'wrap' }), { ...json, total_count: [2] });
    assert.equal(told({ ...change, route: 'user' }), undefined);
  });

  it('can be changed in every part', () => {
    const shares = Array.from({ length: 100 }, (_, index) => index / 100);
    const bodies = shares.map((share) =>
      JSON.stringify(told({ route: 'search', how: 'empty', share, value: null })),
    );
    assert.equal(new Set(bodies).size, 6);
  });
});
