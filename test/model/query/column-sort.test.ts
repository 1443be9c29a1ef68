import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { directionOf, nextSort } from '../../../src/model/query/column-sort.js';

describe('the header of a column', () => {
  test('starts with A for names, and with the largest and the latest for numbers and dates', () => {
    assert.equal(nextSort('filename', '-created_date'), 'filename');
    assert.equal(nextSort('file_format', ''), 'file_format');
    assert.equal(nextSort('file_size', 'filename'), '-file_size');
    assert.equal(nextSort('created_date', 'filename'), '-created_date');
  });

  test('turns the order round when it is pressed again, and again', () => {
    const once = nextSort('file_size', 'filename');
    const twice = nextSort('file_size', once);
    assert.deepEqual(
      [once, twice, nextSort('file_size', twice)],
      ['-file_size', 'file_size', once],
    );
  });

  test('says which way it sorts, and nothing where the list is sorted by another column', () => {
    assert.equal(directionOf('filename', 'filename'), 'ascending');
    assert.equal(directionOf('filename', '-filename'), 'descending');
    assert.equal(directionOf('filename', '-file_size'), 'none');
    assert.equal(directionOf('file', '-filename'), 'none');
  });
});
