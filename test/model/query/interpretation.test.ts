import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { interpretationOf } from '../../../src/model/query/interpretation.js';

describe('what the service understood', () => {
  test('is no news where it says what was typed', () => {
    for (const [typed, explained] of [
      ['red boots', 'red AND boots'],
      ['"red boots"', '"red boots"'],
      ['(red) AND boots', 'red AND boots'],
      ['filename:(boot)', 'Filename: boot'],
      ['red boo', 'red AND boo*'],
      ['', 'File type: image'],
      ['boots', ''],
    ] as const) {
      assert.equal(interpretationOf(typed, explained, false), undefined, typed);
    }
  });

  test('is news where it says something else, word for word', () => {
    for (const [typed, explained] of [
      ['ft:(image)', 'File type: image'],
      ['beach photos from last summer', 'beach AND created: from 2026-06-01 up to 2026-08-31'],
    ] as const) {
      assert.equal(interpretationOf(typed, explained, false), explained);
    }
  });

  test('leaves out filters that are shown by themselves, but no words of the person’s', () => {
    assert.equal(interpretationOf('boots', 'boots AND File type: image', true), undefined);
    assert.notEqual(interpretationOf('boots', 'boots AND File type: image', false), undefined);
    assert.notEqual(interpretationOf('boots', 'bootstrap AND File type: image', true), undefined);
  });
});
