import { defineConfig } from '@playwright/test';
import { chromiumFlags, requireBrowsers } from '../../scripts/browsers.js';

const { headlessShell } = requireBrowsers();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  // These have every engine, and a configuration of their own.
  testIgnore: 'engines/**',
  outputDir: '../../test-results/pages',
  workers: 2,
  forbidOnly: true,
  // Tests start servers of their own, and share two processors with them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../../scripts/counts/pages.js']],
  use: {
    browserName: 'chromium',
    ...(headlessShell && {
      launchOptions: { executablePath: headlessShell, args: chromiumFlags },
    }),
  },
});
