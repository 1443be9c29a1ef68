import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nameParts } from '../../../src/model/text/name-parts.js';

describe('a long file name', () => {
  for (const [filename, start, end] of [
    ['copenhagen-harbour-at-dawn-0042.jpg', 'copenhagen-harbour-at-dawn-', '0042.jpg'],
    ['Retail partner deck approved.pptx', 'Retail partner deck approved', '.pptx'],
    ['Quiet street at night (2).JPG', 'Quiet street at night ', '(2).JPG'],
    ['portrait-2026-11-04.jpeg', 'portrait-', '2026-11-04.jpeg'],
    ['صورة الميناء عند الفجر 12.png', 'صورة الميناء عند الفجر ', '12.png'],
    ['a film in parts.part2.mp4', 'a film in parts.part', '2.mp4'],
  ] as const) {
    test(`keeps ${end} of ${filename}`, () => {
      assert.deepEqual(nameParts(filename), [start, end]);
    });
  }

  test('gives nothing away of a number that is longer than any card', () => {
    const filename = `${'7'.repeat(300)}.jpg`;
    const [start, end] = nameParts(filename) ?? ['', ''];
    assert.equal(start + end, filename);
    assert.ok(end.length <= 17, end);
  });

  for (const filename of ['boot 1.jpg', 'a name without an extension', '.jpg', '']) {
    test(`is not split where there is nothing to keep, as in “${filename}”`, () => {
      assert.equal(nameParts(filename), undefined);
    });
  }
});
