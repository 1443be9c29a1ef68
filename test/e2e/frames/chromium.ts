import { chromium, type Browser } from '@playwright/test';
import { requireBrowsers } from '../../../scripts/browsers.js';
import { strictFlags, test as strict } from '../sign-in/strict-chromium.js';

/** As {@link strict}, in a browser that finds every host under `.example` on this machine. */
export const test = strict.extend<object, { strictBrowser: Browser }>({
  strictBrowser: [
    async ({}, use) => {
      const { chromium: executablePath } = requireBrowsers();
      const browser = await chromium.launch({
        ...(executablePath !== undefined && { executablePath }),
        ignoreDefaultArgs: true,
        args: ['--host-resolver-rules=MAP *.example 127.0.0.1', ...strictFlags],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
