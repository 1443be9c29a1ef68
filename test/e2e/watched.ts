import { test as base } from '@playwright/test';
import { watchRequests } from '../request-rate.js';

/** The test runner's own `test`. A page that asks the service for more than it may fails its test. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const check = await watchRequests(context);
    await use(context);
    check();
  },
});

export { expect } from '@playwright/test';
