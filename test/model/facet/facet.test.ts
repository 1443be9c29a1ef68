import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findValue, unlistedValue, type Facet } from '../../../src/model/facet/facet.js';

const colour: Facet = {
  key: 'metadata:colour',
  type: 'metadata',
  label: 'Colour',
  truncated: false,
  values: [{ label: 'Red', count: 3, clause: 'colour:(red)' }],
};

describe('a value that is applied', () => {
  test('takes with it what is needed to show it later', () => {
    assert.deepEqual(findValue([colour], 'colour:(red)'), {
      facetKey: 'metadata:colour',
      facetType: 'metadata',
      facetLabel: 'Colour',
      label: 'Red',
      clause: 'colour:(red)',
    });
    assert.equal(findValue([colour], 'colour:(blue)'), undefined);
  });

  test('is named by itself where no facet lists it', () => {
    assert.deepEqual(unlistedValue('colour:(blue)'), {
      facetKey: 'metadata:colour',
      facetType: 'metadata',
      facetLabel: 'colour',
      label: 'colour:(blue)',
      clause: 'colour:(blue)',
    });
    assert.equal(unlistedValue('blue').facetLabel, '');
  });
});
