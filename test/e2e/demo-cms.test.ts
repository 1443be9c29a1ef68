import type { Locator, Page } from '@playwright/test';
import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { expect, test } from './sign-in/strict-chromium.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

/** Collects whatever the console shows in red, and each answer that is an error. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name });
const picks = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Picked in this session' }).getByRole('listitem');

/** Inserts the results at these places. */
async function insert(picker: PickerPage, ...places: readonly number[]): Promise<void> {
  await picker.results.first().waitFor();
  await picker.choose(...places);
  await picker.insert.click();
}

async function isShown(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('an issue is filled: hero, film, gallery in order, product, and a list of the picks', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/`);
  await expect(page.getByText('0 of 3 chosen')).toBeVisible();
  await page.getByRole('link', { name: /The last boat home/ }).click();

  await button(page, 'Choose hero picture').click();
  await picker.signIn();
  await insert(picker, 0);
  const hero = page.getByRole('article').locator('img');
  await isShown(hero);
  await expect(button(page, 'Change hero picture')).toBeFocused();
  await expect(page.getByRole('figure').first()).toContainText(
    (await hero.getAttribute('alt')) ?? '',
  );

  await page.getByRole('link', { name: 'Landing page' }).click();
  await button(page, 'Choose hero film or picture').click();
  await picker.results.first().waitFor();
  await page.getByRole('checkbox', { name: /^Videos/ }).check();
  await button(page, 'Remove filter File type: Videos').waitFor();
  // The filter is listed before its results are there.
  await expect(picker.results.first()).toContainText('MP4');
  await insert(picker, 0);
  const film = page.locator('video');
  await expect
    .poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0.2);

  await button(page, 'Choose pictures').click();
  await insert(picker, 2, 0, 1);
  const gallery = page.getByRole('region', { name: 'From the trail' });
  const addresses = (): Promise<string[]> =>
    gallery
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  await expect(gallery.getByRole('listitem')).toHaveCount(3);
  const picked = await addresses();
  await gallery
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Move .* forth/ })
    .click();
  await expect(gallery.getByRole('status')).toContainText('is now picture 2 of 3');
  expect(await addresses()).toEqual([picked[1], picked[0], picked[2]]);
  await page.keyboard.press('Enter');
  expect(await addresses()).toEqual([picked[1], picked[2], picked[0]]);

  await page.getByRole('link', { name: 'Product', exact: true }).click();
  await button(page, 'Choose a product').click();
  const product = page.getByRole('grid', { name: 'Products' }).getByRole('gridcell').nth(1);
  // A click on a place that is still empty selects nothing.
  await expect(async () => {
    await product.locator('img').waitFor();
    if ((await product.getAttribute('aria-selected')) !== 'true') {
      await product.click({ position: { x: 40, y: 40 } });
    }
    await expect(product).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: /^(Choose|Insert)( 1)?$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No product yet');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await isShown(page.getByRole('img', { name }));
  await page.reload();
  await expect(page.getByRole('group', { name: 'Product of the week' })).toContainText(name);

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(picks(page)).toHaveCount(6);
  await expect(picks(page).first()).toContainText(name);
  await expect(picks(page).last()).toContainText('Article · Hero picture');
  await expect(page.getByText('Ready')).toHaveCount(1);
  await button(page, 'Start again').click();
  await expect(picks(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});
