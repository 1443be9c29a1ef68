import { startWordPress, type WordPressSite } from '../../hosts/wordpress/server/wordpress.js';
import { expect, test } from '../e2e/sign-in/strict-chromium.js';
import { tabTo } from './tab-to.js';
import { expectLoaded, WordPressUser } from './wordpress-user.js';

let site: WordPressSite;
let user: WordPressUser;

// One WordPress serves the tests of this file, which takes longer to start than a page.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startWordPress();
});

test.beforeEach(({ page }) => {
  user = new WordPressUser(page, site);
});

test.afterEach(() => {
  expect(user.picker.trouble).toEqual([]);
});

test.afterAll(async () => {
  expect(await site.complaints()).not.toContain('plugins/dam-elements');
  await site.close();
});

test('wordpress: an author inserts a picture, a film, a sound and a file as blocks, which stay', async ({
  page,
}) => {
  await user.logIn('author');
  await user.writePost();
  await page.keyboard.press('Enter');
  await page.keyboard.type('/dam');
  await page.getByRole('option', { name: 'DAM asset' }).click();
  await page.getByRole('button', { name: 'Open the DAM' }).click();
  await user.choose('Images');
  await page.getByRole('textbox', { name: 'Alt text' }).fill('Boats at "dawn" & <later>');
  const alt = 'Boats at "dawn" & ‹later›';
  for (const kind of ['Videos', 'Audio', 'PDF'] as const) await user.choose(kind);
  await user.insert();

  const expectContent = async (): Promise<void> => {
    await expectLoaded(user.pictures);
    await expect(user.pictures).toHaveAttribute('alt', alt);
    await expect(user.pictures).toHaveAttribute('src', /^http/);
    await expect(page.locator('figure[class*="dam-asset-"] video')).toHaveAttribute(
      'poster',
      /^http/,
    );
    await expect(page.locator('figure[class*="dam-asset-"] audio')).toHaveCount(1);
    await expect(page.getByText(/\.pdf$/)).toHaveCount(1);
    await expect(page.getByText('The first boats.')).toHaveCount(1);
  };
  await expectContent();
  await expect(page.getByRole('button', { name: 'Open the DAM' })).toBeHidden();
  const address = await user.publish();

  await page.reload();
  await expectContent();
  await expect(page.getByText('unexpected or invalid content')).toHaveCount(0);

  await page.goto(address);
  await expectContent();
  const { width, height } = (await user.pictures.boundingBox()) ?? { width: 0, height: 0 };
  expect(width / height).toBeCloseTo(640 / 427, 1);
});

test('wordpress: the toolbar of a paragraph inserts behind it, a second time only what is new', async ({
  page,
}) => {
  await user.logIn('author');
  await user.writePost();
  await user.press('Insert a DAM asset');
  await user.choose('Images', 0);
  await user.insert();
  await expect(user.pictures).toHaveCount(1);

  // The toolbar of the picture covers the beginning of the line above it.
  await page.getByText('The first boats.').click({ position: { x: 600, y: 10 } });
  await user.press('Insert a DAM asset');
  await user.choose('Images', 1);
  await user.insert();
  await expect(user.pictures).toHaveCount(2);
  const addresses = await user.pictures.evaluateAll((all) => all.map((each) => each.outerHTML));
  expect(new Set(addresses).size).toBe(2);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(user.pictures).toHaveCount(1);
  await expect(page.getByText('The first boats.')).toHaveCount(1);
});

test('wordpress: the button of an inserted picture opens on it, and another choice replaces it', async ({
  page,
}) => {
  await user.logIn('author');
  await user.writePost();
  await user.press('Insert a DAM asset');
  await user.choose('Images', 0);
  await user.insert();
  const before = await user.pictures.getAttribute('src');
  await page.getByRole('document', { name: 'Block: Image' }).getByRole('textbox').fill('At dawn');
  await user.pictures.click();

  await user.press('Replace with a DAM asset');
  const chosen = user.dialog.getByRole('gridcell', { selected: true });
  await expect(chosen).toHaveCount(1);
  await user.choose('Images', 1);
  await user.insert();
  await expect(user.pictures).toHaveCount(1);
  await expect(user.pictures).not.toHaveAttribute('src', before ?? '');
  await expect(page.getByText('At dawn')).toBeVisible();
});

test('wordpress: a picture larger than the column is as wide as the column', async ({ page }) => {
  await user.logIn('author');
  await user.writePost();
  await user.press('Insert a DAM asset');
  await user.choose('Images', 1);
  await page.getByRole('combobox', { name: 'Size' }).selectOption('original');
  await user.insert();
  await expectLoaded(user.pictures);
  const column = await page.getByText('The first boats.').boundingBox();
  const picture = await user.pictures.boundingBox();
  expect(picture?.width).toBeCloseTo(column?.width ?? 0, 0);
  expect(picture?.height).toBeLessThan(column?.width ?? 0);
});

test('wordpress: what was picked for a block that is gone meanwhile lands at the end', async ({
  page,
}) => {
  await user.logIn('author');
  await user.writePost();
  await user.press('Insert a DAM asset');
  await user.choose('Images');
  // As the change of another author arrives in an editor that several share.
  await page.evaluate(`wp.data.dispatch('core/block-editor').resetBlocks([])`);
  await user.insert();
  await expect(user.pictures).toHaveCount(1);
  await expect(page.getByText('The first boats.')).toHaveCount(0);
});

test('wordpress: Escape closes the picker alone, and nothing is inserted', async ({ page }) => {
  await user.logIn('author');
  await user.writePost();
  await user.press('Insert a DAM asset');
  await user.choose('Images');
  await page.keyboard.press('Escape');
  await expect(user.dialog).toBeHidden();
  await expect(user.pictures).toHaveCount(0);
  await expect(page.getByText('The first boats.')).toBeVisible();
});

test('wordpress: the picker works above a modal of WordPress, and Escape leaves that open', async ({
  page,
}) => {
  await user.logIn('author');
  await user.writePost();
  const modal = await user.openModal(`
    const button = box.appendChild(document.createElement('button'));
    button.append('Choose the cover');
    button.addEventListener('click', async () => {
      const pick = await damAssets.pick({ multiple: false });
      note(pick ? 'Picked ' + pick.items[0].filename : 'Picked nothing');
    });
  `);
  const button = modal.getByRole('button', { name: 'Choose the cover' });
  await button.click();
  const choose = page.getByRole('dialog', { name: 'Choose an asset' });
  await user.choose('Images');
  await expect(choose).toBeVisible();
  await expect(modal).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(choose).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await user.roll();
  await user.choose('Images');
  await user.picker.insert.click();
  await expect(page.getByText(/^Picked .+\.(jpe?g|png|tiff?|webp)$/)).toBeVisible();
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
});

test('wordpress: the picker works in a modal of WordPress, and Escape closes that', async ({
  page,
}) => {
  await user.logIn('author');
  await user.writePost();
  const modal = await user.openModal(`
    const picker = Object.assign(document.createElement('asset-picker'), damAssetsOptions);
    picker.addEventListener('asset-pick', ({ detail }) => note('Picked ' + detail.items[0].filename));
    box.append(picker);
  `);
  await user.picker.signIn();
  await user.roll();
  await user.picker.search.click();
  await page.keyboard.type('wave');
  await user.picker.results.filter({ hasText: 'wave' }).first().click();
  await user.picker.insert.click();
  await expect(page.getByText(/^Picked .*wave/i)).toBeAttached();
  await modal.getByRole('button', { name: 'Close dialog' }).focus();
  await tabTo(user.picker.search);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(user.picker.search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.getByText('The first boats.')).toBeVisible();
});

test('wordpress: a picker in the Custom HTML of a post is signed in to, and picked from', async ({
  page,
}) => {
  await user.logIn('admin');
  await user.writePost();
  const { base_url, site_url, client_id, broker_url } = site.settings;
  const content = `
    <script src="/wp-content/plugins/dam-elements/dam-elements.iife.js?ver=1"></script>
    <asset-picker base-url="${base_url}" site-url="${site_url}" client-id="${client_id}"
      broker-url="${broker_url}"></asset-picker><output id="picked"></output>
    <script>addEventListener('asset-pick', ({ detail }) => {
      document.getElementById('picked').value = detail.items[0].filename;
    });</script>`;
  await page.evaluate(
    `wp.data.dispatch('core/block-editor').insertBlocks(
      wp.blocks.createBlock('core/html', ${JSON.stringify({ content })}))`,
  );
  await page.goto(await user.publish());
  await user.picker.signIn();
  expect((await page.locator('asset-picker').boundingBox())?.width).toBeLessThan(700);
  await user.picker.choose(0);
  await user.picker.insert.click();
  await expect(page.locator('#picked')).toHaveText(/\.\w+$/);
});
