import { startWordPress, type WordPressSite } from '../../hosts/wordpress/server/wordpress.js';
import { expect, test } from '../e2e/sign-in/strict-chromium.js';
import { expectLoaded, WordPressUser } from './wordpress-user.js';

let site: WordPressSite;
let user: WordPressUser;

// One WordPress serves the tests of this file, which takes longer to start than a page.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startWordPress();
});

test.beforeEach(async ({ page }) => {
  user = new WordPressUser(page, site);
  await user.logIn('classic');
  await user.open('post-new.php');
  await page.getByRole('textbox', { name: 'Add title' }).fill('The boats');
});

test.afterEach(() => {
  expect(user.picker.trouble).toEqual([]);
});

test.afterAll(async () => {
  expect(await site.complaints()).not.toContain('plugins/dam-elements');
  await site.close();
});

test('wordpress: an author inserts at the caret of the classic editor, each asset once', async ({
  page,
}) => {
  await user.text.locator('body').click();
  await page.keyboard.type('The first boats.');
  await user.press('Insert a DAM asset');
  await user.choose('Images', 0);
  await user.choose('Videos');
  await user.insert();
  await page.keyboard.type('Here.');
  await user.press('Insert a DAM asset');
  await user.choose('Images', 1);
  await user.insert();
  await expect(user.text.locator('img[data-dam-id]')).toHaveCount(2);
  await expect(user.text.locator('body')).toContainText(/The first boats\.\s*Here\./);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Post published').waitFor();
  await expect(user.text.locator('img[data-dam-id]')).toHaveCount(2);
  await page.getByRole('link', { name: 'View post' }).first().click();
  const pictures = page.locator('img[data-dam-id]');
  await expect(pictures).toHaveCount(2);
  await expectLoaded(pictures.first());
  await expect(pictures.first()).toHaveAttribute('alt', /./);
  const film = page.locator('video[data-dam-id]');
  await expect(film).toHaveCount(1);
  expect((await film.boundingBox())?.width).toBeGreaterThan(500);
});

test('wordpress: a picture and a sound are one step to undo in the classic editor, and stay', async ({
  page,
}) => {
  const body = user.text.locator('body');
  // A sound is drawn as a placeholder, which has its attributes under names of its own.
  const assets = user.text.locator('[data-dam-id], [data-mce-p-data-dam-id]');
  await body.click();
  await page.keyboard.type('The first boats.');
  await user.press('Insert a DAM asset');
  await user.choose('Images');
  await user.choose('Audio');
  await user.insert();
  await expect(assets).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(assets).toHaveCount(0);
  await expect(body).toHaveText('The first boats.');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(assets).toHaveCount(2);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Post published').waitFor();
  await page.getByRole('link', { name: 'View post' }).first().click();
  const sound = page.locator('audio[data-dam-id]');
  await expect(sound).toHaveCount(1);
  await expect(sound).toHaveAttribute('src', /^http/);
  await expect(sound).toHaveJSProperty('controls', true);
  await expectLoaded(page.locator('img[data-dam-id]'));
});

test('wordpress: a selected picture opens the picker on it, and another choice replaces it', async ({
  page,
}) => {
  await user.text.locator('body').click();
  await user.press('Insert a DAM asset');
  await user.choose('Images', 0);
  await user.insert();
  const picture = user.text.locator('img[data-dam-id]');
  const before = await picture.getAttribute('src');
  await picture.click();
  await user.press('Insert a DAM asset');
  await expect(user.dialog.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await user.choose('Images', 1);
  await user.insert();
  await expect(picture).toHaveCount(1);
  await expect(picture).not.toHaveAttribute('src', before ?? '');

  await user.press('Insert a DAM asset');
  await page.keyboard.press('Escape');
  await expect(user.dialog).toBeHidden();
  await expect(picture).toHaveCount(1);
});

test('wordpress: the Text tab gets the markup where the caret was', async ({ page }) => {
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Content' }).or(page.locator('#content')).first();
  await text.fill('The first boats.');
  await text.press('Home');
  await page.getByRole('button', { name: 'Insert a DAM asset' }).filter({ visible: true }).click();
  await user.choose('Images');
  await user.insert();
  await expect(text).toHaveValue(/^<img src="http[^>]+data-dam-id="[^"]+">The first boats\.$/);
  await expect(text).toBeFocused();
});
