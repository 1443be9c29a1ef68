import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { expect, test } from './sign-in/strict-chromium.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

test('a form that needs a picture waits for one, and then submits its id', async ({ page }) => {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/form.html`);
  await picker.signIn();
  const submitted = page.locator('#submitted');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(submitted).toBeEmpty();

  await picker.choose(0, 1);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(submitted).toHaveText(
    /^headline=Autumn campaign\npictures=[0-9a-f-]{36}\npictures=[0-9a-f-]{36}$/,
  );
});

test('a panel in the margin narrows the picker that it names, and the picker shows none', async ({
  page,
}) => {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/facets.html`);
  await picker.signIn();
  await expect(page.getByRole('group', { name: 'File type' })).toHaveCount(1);
  await page
    .getByRole('complementary')
    .getByRole('checkbox', { name: /^Videos/ })
    .check();
  await expect(page.getByRole('button', { name: 'Remove filter File type: Videos' })).toBeVisible();
  await expect(picker.results.first()).toContainText(/MP4|MOV|MPEG/i);
  expect(picker.trouble).toEqual([]);
});
