import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { expect, test } from './sign-in/strict-chromium.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

test('what was inserted is one click away on the next visit', async ({ page }) => {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await picker.choose(2);
  await picker.insert.click();
  const received = (await picker.received()) as { items: readonly { filename: string }[] };
  const [{ filename } = { filename: '' }] = received.items;
  await page.reload();
  await picker.search.click();
  const used = page.getByRole('group', { name: 'Recently used' });
  const asset = used.getByRole('button', { name: filename });
  await asset.click();
  await expect(asset).toHaveAttribute('aria-pressed', 'true');
  await expect(asset.locator('img')).toHaveJSProperty('complete', true);
  await page.keyboard.press('Escape');
  await expect(used).toBeHidden();
  await expect(picker.search).toBeFocused();
  await expect(picker.insert).toBeEnabled();
  expect(picker.trouble).toEqual([]);
});

test('the mouse goes down through the categories, and back by the path', async ({ page }) => {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await picker.search.click();
  const browse = page.getByRole('group', { name: 'Browse by category' });
  const first = browse.getByRole('listitem').getByRole('button').first();
  const [, name = ''] = /^(.+?)\s*[\d,]+$/.exec((await first.textContent())?.trim() ?? '') ?? [];
  await first.click();
  const path = browse.getByRole('navigation');
  await expect(path.getByText(name, { exact: true })).toBeVisible();
  // The panel stays open, and the list below is the next level.
  const below = browse.getByRole('list', { name: `Categories in “${name}”` });
  await below.getByRole('button').first().click();
  await page.keyboard.press('Escape');
  await expect(browse).toBeHidden();
  const above = page.getByRole('navigation', { name: 'Category', exact: true });
  await above.getByRole('button', { name, exact: true }).click();
  await expect(above.locator('[aria-current]')).toHaveText(name);
  await above.getByRole('button', { name: 'All categories' }).click();
  await expect(above).toBeHidden();
  await expect(picker.search).toBeFocused();
  expect(picker.trouble).toEqual([]);
});
