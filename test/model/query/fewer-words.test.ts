import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bestOf, fewerWords } from '../../../src/model/query/fewer-words.js';

describe('fewer words', () => {
  test('leave out each of two or three words once', () => {
    assert.deepEqual(fewerWords(' cliffs  autum '), ['autum', 'cliffs']);
    assert.deepEqual(fewerWords('red wool hat'), ['wool hat', 'red hat', 'red wool']);
  });

  test('are halves and the long words where there are more, so that three requests are enough', () => {
    assert.deepEqual(fewerWords('landscape photo of cliffs in autumn'), [
      'landscape photo of',
      'cliffs in autumn',
      'landscape photo cliffs autumn',
    ]);
    assert.deepEqual(fewerWords('green lake boat dusk'), [
      'green lake',
      'boat dusk',
      'green lake boat',
    ]);
    assert.equal(fewerWords('a b c d e f g h i j k').length, 3);
  });

  test('are none of a single word, and none of a query with syntax', () => {
    const queries = ['ft:(image) lake', 'red OR blue', '"red boat" lake', 'red -blue', 'not red'];
    for (const text of ['', 'cliffs', 'cliffs cliffs', 'cli* autumn', ...queries])
      assert.deepEqual(fewerWords(text), [], text);
    assert.deepEqual(fewerWords('T-shirt nothing'), ['nothing', 'T-shirt']);
  });

  test('are those that keep the most words, then those with the fewest results', () => {
    const counted = [
      { text: 'red hat', total: 0 },
      { text: 'wool', total: 2 },
      { text: 'wool hat', total: 90 },
      { text: 'red wool', total: 7 },
    ];
    assert.equal(bestOf(counted)?.text, 'red wool');
    assert.equal(bestOf(counted.slice(0, 1)), undefined);
  });
});
