import type { AssetPick } from '../../src/index.js';
import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { expect, test } from './sign-in/strict-chromium.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

test('an editor signs in, narrows, picks two and finds both in the article', async ({ page }) => {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();

  await page.getByRole('checkbox', { name: /^Images/ }).check();
  await picker.search.fill('harbour');
  await expect(page.getByRole('button', { name: 'Remove filter File type: Images' })).toBeVisible();
  await expect(picker.results.first()).toHaveAccessibleName(/harbour|\.(jpe?g|png|webp)/i);

  await picker.choose(0, 2);
  // The fields below are those of the second from here on.
  await expect(picker.insert).toHaveAccessibleName('Insert 2');
  await page.getByRole('textbox', { name: 'Alt text' }).fill('Boats & "nets"');
  await picker.insert.click();

  const pick = (await picker.received()) as AssetPick;
  expect(pick.branded).toBe(false);
  expect(pick.items).toHaveLength(2);
  expect(pick.items[1]?.alt).toBe('Boats & "nets"');
  expect(pick.items[0]?.embed.url).toMatch(new RegExp(`^${demo.siteUrl}/img/acme/`));
  expect(pick.items[1]?.markup.html).toContain('alt="Boats &#38; &#34;nets&#34;"');

  const pictures = page.getByRole('article').locator('img');
  await expect(pictures).toHaveCount(2);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(picker.trouble).toEqual([]);
});

test('with branded links on, every link of a pick is branded and leads to the picture', async ({
  page,
}) => {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await picker.choose(0);
  await page.getByRole('checkbox', { name: 'Branded links' }).check();
  await picker.results.nth(1).waitFor();
  await picker.choose(1);
  await picker.insert.click();

  const pick = (await picker.received()) as AssetPick;
  expect(pick.branded).toBe(true);
  const addresses = pick.items.flatMap(({ embeds }) =>
    Object.values(embeds).map(({ url }) => new URL(url.replace(/[{}]/g, '')).hostname),
  );
  expect(new Set(addresses)).toEqual(new Set(['acme.localhost']));
  const picture = page.getByRole('article').locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('after a reload the search is the first thing asked of the service, and nothing moves', async ({
  page,
}) => {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  // What the page before still asks, for the card under the pointer, is not counted.
  await page.goto('about:blank');

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(demo.apiUrl)) asked.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${demo.origin}/article.html`);
  await picker.results.first().waitFor();
  await expect.poll(() => asked.includes('/v2/user')).toBe(true);
  expect(asked[0]).toBe('/v2/assets/search');
  const pictures = picker.results.locator('img');
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  const shifts = await page.evaluate(() => ('shifts' in window ? window.shifts : undefined));
  expect(shifts).toEqual([]);
});

test('when the service fails, the picker says so and goes on once it is back', async ({ page }) => {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await picker.choose(1);

  await demo.plan({ path: '/v2/assets/search', fault: '500', when: 'before', times: 3 });
  await picker.search.fill('lighthouse');
  const problem = page
    .getByRole('paragraph')
    .filter({ hasText: 'The asset library has a problem' });
  await expect(problem).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: '1 of 12 selected' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toBeHidden();
  await expect(picker.results.first()).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: '1 of 12 selected' })).toBeVisible();
});
