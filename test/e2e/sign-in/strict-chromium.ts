import { test as base, chromium, type Browser } from '@playwright/test';
import { chromiumFlags, requireBrowsers } from '../../../scripts/browsers.js';
import { watchRequests } from '../../request-rate.js';

/** What Chromium is started with, instead of the test runner's usual flags. */
export const strictFlags = [
  ...chromiumFlags,
  '--remote-debugging-pipe',
  '--no-default-browser-check',
  'about:blank',
];

interface WorkerOptions {
  /**
   * Chromium with its windows, which blocks popups and keeps pages for the back button. Default: its
   * engine alone, which opens a page in a third of the time.
   */
  readonly wholeChromium: boolean;
  /** Flags besides {@link strictFlags}. */
  readonly extraFlags: readonly string[];
  readonly strictBrowser: Browser;
}

/**
 * Chromium as people have it. The test runner's usual flags let every popup open, take storage
 * partitions away and so hide what goes wrong with sign-in windows. A page that asks the service for
 * more than it may fails its test.
 */
export const test = base.extend<object, WorkerOptions>({
  wholeChromium: [false, { scope: 'worker', option: true }],
  extraFlags: [async ({}, use) => use([]), { scope: 'worker' }],
  strictBrowser: [
    async ({ wholeChromium, extraFlags }, use) => {
      const browsers = requireBrowsers();
      const executablePath = wholeChromium ? browsers.chromium : browsers.headlessShell;
      const browser = await chromium.launch({
        ...(executablePath !== undefined && { executablePath }),
        ignoreDefaultArgs: true,
        args: [...extraFlags, ...strictFlags],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ strictBrowser }, use) => {
    const context = await strictBrowser.newContext({ ignoreHTTPSErrors: true });
    const check = await watchRequests(context);
    await use(context);
    await context.close();
    check();
  },
});

export { expect } from '@playwright/test';
