import type { Locator, Page } from '@playwright/test';
import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { expect, test } from './sign-in/strict-chromium.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

/** Opens the article, and keeps the codes of what its picker reports. */
async function openArticle(page: Page): Promise<PickerPage> {
  const picker = new PickerPage(page);
  await page.addInitScript(() => {
    const codes: unknown[] = [];
    Object.assign(globalThis, { codes });
    addEventListener('picker-error', ({ detail }) => void codes.push(detail.code));
  });
  await page.goto(`${demo.origin}/article.html`);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  return picker;
}

const codesOf = (page: Page): Promise<unknown[]> => page.evaluate<unknown[]>('codes');

/** Words as they are seen: the live region says them as well. */
const told = (page: Page, words: string): Locator =>
  page.getByRole('paragraph').filter({ hasText: words });

async function openSignIn(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  return opening;
}

test('a wrong client id is told in the window, and closing it leaves a way on', async ({
  page,
}) => {
  const picker = await openArticle(page);
  await page.locator('asset-picker').evaluate((element) => {
    element.setAttribute('client-id', 'nobody');
  });
  const popup = await openSignIn(page);
  await popup.waitForURL(/allowaccess/);
  await expect(popup.getByRole('button', { name: 'Allow' })).toHaveCount(0);
  await expect(popup.getByRole('heading')).toBeVisible();
  await popup.close();
  await expect(page.getByText('can no longer be seen from here')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(told(page, 'Sign-in was cancelled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await codesOf(page)).toEqual(['sign-in-cancelled']);
  expect(picker.trouble).toEqual([]);
});

test('a refused consent is told as such, and the next try succeeds', async ({ page }) => {
  const picker = await openArticle(page);
  const popup = await openSignIn(page);
  await popup.getByRole('button', { name: 'Deny' }).click();
  await expect(told(page, 'Access was not allowed')).toBeVisible();
  expect(await codesOf(page)).toEqual(['sign-in-denied']);
  await picker.signIn();
  expect(picker.trouble).toEqual([]);
});

test('a service that cannot be reached, and an answer that is none, are told and got over', async ({
  page,
}) => {
  const picker = await openArticle(page);
  await picker.signIn();
  const search = `${demo.apiUrl}/v2/assets/search**`;
  await page.route(search, (route) => route.abort());
  await picker.search.fill('harbour');
  await expect(told(page, 'The asset library does not answer')).toBeVisible();
  await page.unroute(search);
  const headers = { 'access-control-allow-origin': demo.origin };
  await page.route(search, (route) => route.fulfill({ headers, body: '<h1>Welcome</h1>' }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(told(page, 'The answer could not be read')).toBeVisible();
  await page.unroute(search);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(told(page, 'The answer could not be read')).toBeHidden();
  await expect(picker.results.first()).toBeVisible();
  expect(await codesOf(page)).toEqual(['unreachable', 'malformed']);
  expect(picker.trouble).toEqual([]);
});
