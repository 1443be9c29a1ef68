import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mergeFacets } from '../../../src/model/facet/facet-merge.js';
import type { AppliedValue, Facet, FacetValue } from '../../../src/model/facet/facet.js';

function facet(key: string, ...values: readonly FacetValue[]): Facet {
  return { key, type: key, label: key, values, truncated: false };
}

function applied(facetKey: string, clause: string): AppliedValue {
  return { facetKey, facetType: facetKey, facetLabel: facetKey, label: clause, clause };
}

const one = { label: 'one', clause: 'one', count: 1 };
const two = { label: 'two', clause: 'two', count: 2 };

describe('facets as a person sees them', () => {
  test('show the counts made for them in place of the others, in the same order', () => {
    const facets = [facet('a', one), facet('b', one)];
    const merged = mergeFacets(facets, [facet('a', one, two)], []);
    assert.deepEqual(merged, [facet('a', one, two), facet('b', one)]);
  });

  test('keep a value in force that the service dropped, without a count', () => {
    const [first] = mergeFacets([facet('a', one)], [], [applied('a', 'one'), applied('a', 'x')]);
    assert.deepEqual(first?.values, [one, { label: 'x', clause: 'x' }]);
  });

  test('keep a facet in force that the service dropped, at the end', () => {
    const merged = mergeFacets([facet('a', one)], [], [applied('b', 'x'), applied('b', 'y')]);
    assert.deepEqual(merged, [
      facet('a', one),
      facet('b', { label: 'x', clause: 'x' }, { label: 'y', clause: 'y' }),
    ]);
  });

  test('stay the very same where nothing is to be added', () => {
    const given = facet('a', one);
    assert.equal(mergeFacets([given], [], [applied('a', 'one')])[0], given);
  });
});
