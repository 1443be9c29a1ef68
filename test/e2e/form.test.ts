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
  const submitted = page.locator('#submitted');
  const pictures = page.getByRole('group', { name: 'Pictures' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(submitted).toBeEmpty();
  await expect(pictures).toContainText('Select at least 1 asset.');
  await expect(pictures.getByRole('button')).toBeFocused();

  await page.keyboard.press('Enter');
  await picker.signIn();
  await picker.choose(0, 1);
  await page.getByRole('button', { name: 'Choose 2' }).click();
  await expect(pictures.getByRole('listitem')).toHaveCount(2);
  await expect(pictures.getByRole('button', { name: 'Change' })).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(submitted).toHaveText(
    /^headline=Autumn campaign\npictures=[0-9a-f-]{36}\npictures=[0-9a-f-]{36}$/,
  );
  expect(picker.trouble).toEqual([]);
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
