import { expect, test } from '@playwright/test';
import { readOptions } from '../../bench/soak/options.js';
import { soak } from '../../bench/soak/soak.js';
import { complaints } from '../../bench/soak/tally.js';

// Mostly half a minute; more where much else is going on.
test.describe.configure({ timeout: 420_000 });

const few = ['--tabs', '3', '--people', '3', '--pickers', '1'];

test('A few pages in a bad network keep every session that can be kept', async () => {
  const words = [...few, '--refreshes', '40', '--seconds', '240', '--seed', '3'];
  const options = readOptions(words, 1);
  const found = await soak(options);
  expect(complaints(found, options)).toEqual([]);
  expect(found.firstSignIns).toBe(3);
  expect(found.faults.size).toBeGreaterThan(3);
});

test('Pages that keep their own tokens may lose them, but never hang', async () => {
  const words = [
    ...few,
    '--refreshes',
    '10',
    '--seconds',
    '240',
    '--seed',
    '3',
    '--mode',
    'direct',
  ];
  const options = readOptions(words, 1);
  const found = await soak(options);
  expect(complaints(found, options)).toEqual([]);
  expect(found.needlessReuses).toBe(0);
});
