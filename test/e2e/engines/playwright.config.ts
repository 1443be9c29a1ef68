import { defineConfig } from '@playwright/test';
import { requireBrowsers } from '../../../scripts/browsers.js';
import type { EngineName } from './engines.js';

const found = requireBrowsers();
const names: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../../test-results/engines',
  workers: 2,
  forbidOnly: true,
  // Ten pages at once may take their time where others use the machine too.
  timeout: 120_000,
  expect: { toPass: { timeout: 60_000, intervals: [50, 100, 200] } },
  reporter: [['list'], ['../../../scripts/counts/pages.js']],
  projects: names
    .filter((name) => found[name] !== undefined)
    .map((engineName) => ({ name: engineName, use: { engineName } })),
});
