import { defineConfig } from '@playwright/test';
import { chromiumFlags, requireBrowsers } from '../../scripts/browsers.js';

const { chromium } = requireBrowsers();

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../test-results/hosts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A host's page is driven for as long as a person takes. The limit for all of them together is in
  // scripts/hosts.js; this one only ends a run that hangs.
  timeout: 60_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../../scripts/counts/pages.js']],
  use: {
    browserName: 'chromium',
    ...(chromium && { launchOptions: { executablePath: chromium, args: chromiumFlags } }),
  },
});
