import { startWordPress, type WordPressSite } from '../../hosts/wordpress/server/wordpress.js';
import { expect, test } from '../e2e/sign-in/strict-chromium.js';
import { WordPressUser } from './wordpress-user.js';

let site: WordPressSite;

// One WordPress serves the tests of this file, which takes longer to start than a page.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startWordPress({ isConfigured: false });
});

test.afterAll(() => site.close());

test('wordpress: an administrator sets the connection, then authors have the button', async ({
  page,
}) => {
  const user = new WordPressUser(page, site);
  await user.logIn('admin');
  await user.open('post-new.php');
  await page.getByRole('button', { name: 'Add default block' }).click();
  await page.keyboard.type('/dam');
  await expect(page.getByRole('option', { name: 'DAM asset' })).toBeHidden();

  await user.open('options-general.php?page=dam_elements');
  const { base_url, site_url, client_id, broker_url } = site.settings;
  await page.getByLabel('API address').fill(base_url);
  await page.getByLabel('Customer site').fill(site_url);
  await page.getByLabel('Client ID').fill(client_id);
  await page.getByLabel('Token broker').fill(broker_url);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(page.getByLabel('Token broker')).toHaveValue(broker_url);
  await expect(page.getByText('/wp-content/plugins/dam-elements/callback.html')).toBeVisible();

  await user.open('post-new.php');
  await page.getByRole('button', { name: 'Add default block' }).click();
  await page.keyboard.type('/dam');
  await expect(page.getByRole('option', { name: 'DAM asset' })).toBeVisible();
});

for (const wrong of [
  'http://api.example.com',
  'javascript:alert(1)',
  '"><script>alert(1)</script>',
]) {
  test(`wordpress: the setting ${wrong} is refused, and the old value stays`, async ({ page }) => {
    const user = new WordPressUser(page, site);
    await user.logIn('admin');
    await user.open('options-general.php?page=dam_elements');
    const old = await page.getByLabel('API address').inputValue();
    await page.getByLabel('API address').fill(wrong);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('API address: enter an address that begins')).toBeVisible();
    await expect(page.getByLabel('API address')).toHaveValue(old);
  });
}

test('wordpress: an author cannot see the settings', async ({ page }) => {
  const user = new WordPressUser(page, site);
  await user.logIn('author');
  await user.open('options-general.php?page=dam_elements');
  await expect(page.getByText('you are not allowed to access this page')).toBeVisible();
});
