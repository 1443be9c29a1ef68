import { built, serveFiles, type Host } from './host-files.js';
import { expect, test } from './watched.js';

let host: Host;

test.beforeAll(async () => {
  host = await serveFiles({
    '/callback.html': built('callback.html'),
    '/relay.html': built('relay.html'),
  });
});

test.afterAll(() => host.close());

test('the built callback page takes the code out of its address', async ({ page }) => {
  await page.goto(`${host.origin}/callback.html?code=wac_acme_1&state=${'0'.repeat(32)}`);
  await expect(page).toHaveURL(`${host.origin}/callback.html`);
});

test('the built relay page runs once its parts are there, and leads nowhere unasked', async ({
  page,
}) => {
  await page.goto(`${host.origin}/relay.html`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button')).toBeHidden();
});
