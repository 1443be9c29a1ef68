import { describe, test } from 'node:test';
import fc from 'fast-check';
import { answersProperty } from '../../bench/attack/answers/property.js';

describe('a spoiled answer to any call', () => {
  test('is read as the types say, or refused without a word of it', async () => {
    await fc.assert(await answersProperty(), { numRuns: 1000 });
  });
});
