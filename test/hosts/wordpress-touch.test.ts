import { startWordPress, type WordPressSite } from '../../hosts/wordpress/server/wordpress.js';
import { expect, test as base } from '../e2e/sign-in/strict-chromium.js';
import { WordPressUser } from './wordpress-user.js';

let site: WordPressSite;

/** With an author who uses a touch screen. */
const test = base.extend<{ user: WordPressUser }>({
  user: async ({ strictBrowser }, use) => {
    const context = await strictBrowser.newContext({ hasTouch: true });
    const user = new WordPressUser(await context.newPage(), site);
    await user.logIn('author');
    await user.writePost();
    await use(user);
    expect(user.picker.trouble).toEqual([]);
    await context.close();
  },
});

// One WordPress serves the tests of this file, which takes longer to start than a page.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startWordPress();
});

test.afterAll(async () => {
  expect(await site.complaints()).not.toContain('plugins/dam-elements');
  await site.close();
});

test('wordpress: a finger picks in a modal of WordPress, and the modal stays', async ({ user }) => {
  const modal = await user.openModal(`
    const picker = Object.assign(document.createElement('asset-picker'), damAssetsOptions);
    picker.addEventListener('asset-pick', ({ detail }) => note('Picked ' + detail.items[0].filename));
    box.append(picker);
  `);
  await user.picker.signIn();
  await user.tapResult('wave');
  await user.picker.insert.tap();
  await expect(user.page.getByText(/^Picked .*wave/i)).toBeAttached();
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: 'Close dialog' }).tap();
  await expect(modal).toBeHidden();
});

test('wordpress: a finger picks above a modal of WordPress, and the modal stays', async ({
  user,
}) => {
  const modal = await user.openModal(`
    const button = box.appendChild(document.createElement('button'));
    button.append('Choose the cover');
    button.addEventListener('click', async () => {
      const pick = await damAssets.pick({ multiple: false });
      note(pick ? 'Picked ' + pick.items[0].filename : 'Picked nothing');
    });
  `);
  await modal.getByRole('button', { name: 'Choose the cover' }).tap();
  await expect(user.dialog).toBeVisible();
  await user.picker.signIn();
  await user.tapResult('wave');
  await user.picker.insert.tap();
  await expect(user.page.getByText(/^Picked .*wave/i)).toBeAttached();
  await expect(modal).toBeVisible();
});
