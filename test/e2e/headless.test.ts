import { startDemo, type Demo } from './picker/demo.js';
import { allow } from './sign-in/acting.js';
import { expect, test } from './sign-in/strict-chromium.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

test('an interface of one’s own finds, narrows and picks, under a strict policy', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(`${demo.origin}/headless.html`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await allow(await opening);
  const results = page.getByRole('list', { name: 'Results' }).getByRole('button');
  await expect(results).toHaveCount(24);

  const images = page.getByRole('checkbox', { name: /^Images/ });
  await images.check();
  await expect(images).toBeChecked();
  const total = /\((\d+)\)/.exec((await images.locator('..').textContent()) ?? '')?.[1] ?? '';
  await expect(page.getByRole('status')).toHaveText(`${total} assets`);

  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(results).toHaveCount(48);

  const usable = page.locator('#results button:enabled');
  const names = await usable.allTextContents();
  await usable.nth(1).click();
  await usable.nth(0).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByText('Nothing is selected')).toBeVisible();
  const received = (await page.locator('#received').textContent()) ?? '';
  const { items } = JSON.parse(received) as { readonly items: readonly { filename: string }[] };
  expect(items.map(({ filename }) => filename)).toEqual([names[1], names[0]]);
  expect(faults).toEqual([]);
});

test('an interface of one’s own stays signed in, and says what failed', async ({ page }) => {
  await page.goto(`${demo.origin}/headless.html`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await allow(await opening);
  const results = page.getByRole('list', { name: 'Results' }).getByRole('button');
  await results.first().waitFor();
  await page.reload();
  await results.first().waitFor();
  await demo.plan({ path: '/v2/assets/search', fault: '500', when: 'before', times: 9 });
  await page.getByRole('searchbox', { name: 'Search assets' }).fill('harbour');
  await expect(page.getByRole('status')).toContainText('It failed');
});
