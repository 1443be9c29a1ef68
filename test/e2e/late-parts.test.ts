import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { expect, test } from './sign-in/strict-chromium.js';

/** The file that what helps to find comes in. */
const finding = /\/(dam-finding\.js|shared\/finding\.ts)/;

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

test('no box is drawn anew under the hand when a part of the facets comes late', async ({
  page,
}) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(finding, async (route) => {
    await held;
    await route.continue();
  });
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await picker.choose(0);

  const early = await page.getByRole('checkbox').elementHandles();
  letGo();
  await page.getByRole('button', { name: 'File type' }).waitFor();
  for (const box of early) {
    expect(await box.evaluate((shown) => shown.isConnected)).toBe(true);
  }
});

test('facets narrow the results where that part never comes', async ({ page }) => {
  await page.route(finding, (route) => route.abort());
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await page.getByRole('checkbox', { name: /^Videos/ }).click();
  await page.getByRole('button', { name: /^Remove filter .*Videos/ }).waitFor();
});
