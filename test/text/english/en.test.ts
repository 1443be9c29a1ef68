import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { english } from '../../../src/text/english/en.js';

describe('English', () => {
  test('counts as people do', () => {
    assert.equal(english.results(0), '0 results');
    assert.equal(english.results(1), '1 result');
    assert.equal(english.results(12345), '12,345 results');
    assert.equal(english.limitReached(1), 'You can select at most 1 asset. Remove one first.');
    assert.equal(english.selected(1, 3), '1 of 3 selected');
    assert.equal(english.confirm(1), 'Insert');
    assert.equal(english.confirm(2), 'Insert 2');
  });

  test('writes lengths, sizes and files as people read them', () => {
    assert.deepEqual([0.4, 59.6, 61, 3600].map(english.duration), [
      '0:00',
      '1:00',
      '1:01',
      '1:00:00',
    ]);
    assert.deepEqual([0, 999, 1500, 25_300_000, 3e15].map(english.fileSize), [
      '0 B',
      '999 B',
      '1.5 kB',
      '25 MB',
      '3,000 TB',
    ]);
    assert.equal(english.dimensions(1600.4, 900), '1600 × 900');
  });
});
