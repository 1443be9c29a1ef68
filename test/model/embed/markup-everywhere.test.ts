import { after, describe, test } from 'node:test';
import fc from 'fast-check';
import { checkHtml, checkMarkdown, hostileCase } from '../../../bench/attack/markup/properties.js';
import { openReaders } from '../../../bench/attack/markup/readers.js';

const { readers, close } = openReaders();

describe('the markup of a file whose every word is hostile', () => {
  after(close);

  for (const reader of readers) {
    test(`is one image or link in ${reader.name}`, { skip: reader.skip }, async () => {
      await fc.assert(
        fc.asyncProperty(hostileCase(), (hostile) => checkMarkdown(reader, hostile)),
        { numRuns: 1000 },
      );
    });
  }

  test('is one element in a browser', () => {
    fc.assert(fc.property(hostileCase(), checkHtml), { numRuns: 3000 });
  });
});
