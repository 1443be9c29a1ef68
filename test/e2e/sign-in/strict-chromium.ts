import { test as base, chromium, expect, type Browser, type Page } from '@playwright/test';
import { chromiumFlags, requireBrowsers } from '../../../scripts/browsers.js';
import { busiestSecond, mostInSecond } from '../../request-rate.js';

/** What Chromium is started with, instead of the test runner's usual flags. */
export const strictFlags = [
  ...chromiumFlags,
  '--remote-debugging-pipe',
  '--no-default-browser-check',
  'about:blank',
];

/**
 * Chromium as people have it. The test runner's usual flags let every popup open, take storage
 * partitions away and so hide what goes wrong with sign-in windows. A page that asks the service for
 * more than any page may fails its test.
 */
export const test = base.extend<object, { strictBrowser: Browser }>({
  strictBrowser: [
    async ({}, use) => {
      const { chromium: executablePath } = requireBrowsers();
      const browser = await chromium.launch({
        ...(executablePath !== undefined && { executablePath }),
        ignoreDefaultArgs: true,
        args: [...strictFlags],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ strictBrowser }, use) => {
    const context = await strictBrowser.newContext({ ignoreHTTPSErrors: true });
    const asked = new Map<Page, number[]>();
    context.on('page', (page) => {
      const times: number[] = [];
      asked.set(page, times);
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/v2/')) times.push(Date.now());
      });
    });
    await use(context);
    await context.close();
    for (const times of asked.values()) {
      expect(busiestSecond(times), 'calls of the API in a second').toBeLessThanOrEqual(
        mostInSecond,
      );
    }
  },
});

export { expect } from '@playwright/test';
