import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AppliedValue } from '../../../src/model/facet/facet.js';
import {
  byFacet,
  clausesOf,
  emptyQuery,
  sameQuery,
  toggleValue,
  withoutFacet,
} from '../../../src/model/query/query.js';

function value(facetKey: string, clause: string, label = clause): AppliedValue {
  return { facetKey, facetType: facetKey, facetLabel: facetKey, label, clause };
}

const image = value('file_types', 'ft:(IMAGE)');
const coast = value('categories', 'cat:(Coast)');
const video = value('file_types', 'ft:(VIDEO)');
const query = { ...emptyQuery, text: 'sea', applied: [image, coast, video] };

describe('a query', () => {
  test('takes a value up, and lets go of it the second time', () => {
    const narrowed = toggleValue(emptyQuery, image);
    assert.deepEqual(clausesOf(narrowed), ['ft:(IMAGE)']);
    assert.deepEqual(toggleValue(narrowed, image), emptyQuery);
  });

  test('knows a value by its clause, whatever it is called', () => {
    const again = toggleValue(query, value('file_types', 'ft:(IMAGE)', 'Pictures'));
    assert.deepEqual(clausesOf(again), ['cat:(Coast)', 'ft:(VIDEO)']);
  });

  test('stays as it was where another is made from it', () => {
    toggleValue(query, image);
    assert.deepEqual(clausesOf(query), ['ft:(IMAGE)', 'cat:(Coast)', 'ft:(VIDEO)']);
  });

  test('lists its values by facet, in the order they were taken up', () => {
    assert.deepEqual(
      [...byFacet(query.applied)],
      [
        ['file_types', [image, video]],
        ['categories', [coast]],
      ],
    );
  });

  test('can do without one facet, with all else in force', () => {
    assert.deepEqual(withoutFacet(query, 'file_types'), { ...query, applied: [coast] });
  });

  test('is the same as another where the service would give the same', () => {
    const renamed = { ...query, applied: [{ ...image, label: 'Pictures' }, coast, video] };
    assert.equal(sameQuery(query, renamed), true);
    assert.equal(sameQuery(query, { ...query, text: 'lake' }), false);
    assert.equal(sameQuery(query, { ...query, filter: 'ag:(Web)' }), false);
    assert.equal(sameQuery(query, { ...query, sort: 'filename' }), false);
    assert.equal(sameQuery(query, { ...query, applied: [image, coast] }), false);
    assert.equal(sameQuery(query, { ...query, applied: [image, video, coast] }), false);
  });
});
