import { test as strict } from '../sign-in/strict-chromium.js';

/** As {@link strict}, in a browser that finds every host under `.example` on this machine. */
export const test = strict.extend<object, { extraFlags: readonly string[] }>({
  extraFlags: [
    async ({}, use) => use(['--host-resolver-rules=MAP *.example 127.0.0.1']),
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
