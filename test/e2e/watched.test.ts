import type { Page } from '@playwright/test';
import { watchRequests } from '../request-rate.js';
import { expect, test } from './watched.js';

/** Calls the service so many times at once. */
function callAtOnce(page: Page, times: number): Promise<unknown> {
  return page.evaluate(
    (count) => Promise.all(Array.from({ length: count }, () => fetch('/v2/assets/search'))),
    times,
  );
}

test('a page that calls the service too often while nobody touches it fails its test', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const check = await watchRequests(context);
  await context.route('**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><button>Act</button>' }),
  );

  const touched = await context.newPage();
  await touched.goto('http://host.test/');
  await touched.getByRole('button').click();
  await callAtOnce(touched, 30);
  check();

  const untouched = await context.newPage();
  await untouched.goto('http://host.test/');
  await callAtOnce(untouched, 11);
  expect(check).toThrow(/A page that nobody touched called the API 11 times in a second/);
  await context.close();
});
