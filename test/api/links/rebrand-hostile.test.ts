import { describe, test } from 'node:test';
import fc from 'fast-check';
import { checkRebrand, rebrandCase } from '../../../bench/attack/markup/rebranding.js';

describe('rebranding by hostile names, in hostile HTML', () => {
  test('changes addresses and nothing else, and none in what runs', async () => {
    await fc.assert(fc.asyncProperty(rebrandCase(), checkRebrand), { numRuns: 3000 });
  });
});
