import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { matching, ordered } from '../../../src/model/facet/facet-values.js';
import type { FacetValue } from '../../../src/model/facet/facet.js';

const values = ['one', 'two', 'three'].map((label): FacetValue => ({ label, clause: label }));
const clauses = (found: readonly FacetValue[]): readonly string[] =>
  found.map(({ clause }) => clause);

describe('the order of values', () => {
  test('begins with those in force, and is the service’s own otherwise', () => {
    assert.deepEqual(clauses(ordered(values, [])), ['one', 'two', 'three']);
    assert.deepEqual(clauses(ordered(values, ['three'])), ['three', 'one', 'two']);
  });

  test('stays as it was while it has to, with new ones at the end', () => {
    assert.deepEqual(clauses(ordered(values, ['one'], ['three', 'two'])), ['three', 'two', 'one']);
  });
});

describe('the values that match', () => {
  const named = (...labels: readonly string[]): FacetValue[] =>
    labels.map((label) => ({ label, clause: label }));
  const found = (text: string, ...labels: readonly string[]): readonly string[] =>
    clauses(matching(named(...labels), text, ({ label }) => label));

  test('hold every word, in any order, case and accents', () => {
    assert.deepEqual(found('  GRÜN dun', 'Dunkelgrün', 'hellgrun', 'Dunkelblau'), ['Dunkelgrün']);
    assert.deepEqual(found('lodz', 'ŁÓDŹ', 'Łódź Lodz'), ['Łódź Lodz']);
    assert.deepEqual(found('ｆｕｌｌ', 'full'), ['full']);
    assert.deepEqual(found('한', '한국'), ['한국']);
  });

  test('are all of them where nothing is looked for', () => {
    assert.equal(found('   ', 'a', 'b').length, 2);
  });

  test('take what was typed as words, not as a pattern', () => {
    assert.deepEqual(found('a.*(', 'a.*( b', 'abc'), ['a.*( b']);
  });

  test('are found by the path of a category', () => {
    const coast: FacetValue = { label: 'Coast', path: 'Europe/Coast', clause: 'c' };
    assert.equal(matching([coast], 'euro', ({ label }) => label).length, 1);
  });
});
