import { defineConfig } from '@playwright/test';
import { chromiumFlags, requireBrowsers } from '../../scripts/browsers.js';

const { chromium } = requireBrowsers();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  // These have every engine, and a configuration of their own.
  testIgnore: 'engines/**',
  outputDir: '../../test-results',
  // Tests start servers of their own and share two cores with them.
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['list'], ['../../scripts/counts/pages.js']],
  use: {
    browserName: 'chromium',
    ...(chromium && { launchOptions: { executablePath: chromium, args: chromiumFlags } }),
    trace: 'retain-on-failure',
  },
});
