import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { usedWith } from '../../../src/model/pick/used-with.js';

describe('recently used assets', () => {
  it('are only those that match the filter of the picker', () => {
    const [images, films] = ['ft:(IMAGE) AND a', 'ft:(VIDEO)'];
    const used = [`picture ${images}`, `both ${images}`, `film ${films}`, `both ${films}`];
    assert.deepEqual(usedWith(used, films), ['film', 'both']);
    assert.deepEqual(usedWith(used, images), ['picture', 'both']);
    assert.deepEqual(usedWith(used, 'ft:(PDF)'), []);
    assert.deepEqual(usedWith(used, ''), ['picture', 'both', 'film']);
  });

  it('are twelve at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => `id${index} `);
    assert.equal(usedWith(many, '').length, 12);
  });

  it('are none where storage holds nonsense', () => {
    const nonsense = [null, 7, 'a', '', ' ', {}, [], { id: 'a' }];
    for (const used of [undefined, null, 7, 'a ', {}, { length: 3 }]) {
      assert.deepEqual(usedWith(used, ''), []);
    }
    assert.deepEqual(usedWith([...nonsense, 'a ', 'a '], ''), ['a']);
  });
});
