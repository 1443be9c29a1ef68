import type { Page } from '@playwright/test';
import { built, builtBeside, serveFiles } from './host-files.js';
import { startImageHost, type ImageHost } from './picker/image-host.js';
import { expect, test } from './watched.js';

let host: ImageHost;

test.beforeAll(async () => {
  host = await startImageHost();
});

test.afterAll(() => host.close());

/** The queries of all searches that the page sends. */
function queriesOf(page: Page): readonly string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isSearch = pathname === '/v2/assets/search' && request.method() === 'GET';
    if (isSearch) queries.push(searchParams.get('query') ?? '');
  });
  return queries;
}

/** Lets every asset of the service expire, in March 2020. */
async function expireAll(page: Page): Promise<void> {
  await page.route('**/v2/assets/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const text = (await response.text())
      .replaceAll('"released_and_not_expired":true', '"released_and_not_expired":false')
      .replaceAll(/"expiration_date":[^,}]+/g, '"expiration_date":"2020-03-05T12:00:00Z"');
    return route.fulfill({ response, body: text });
  });
}

test('a page that stays open past midnight asks for what is available on the new day', async ({
  page,
}) => {
  const queries = queriesOf(page);
  await page.clock.setFixedTime('2026-12-31T23:59:00Z');
  await host.open(page, 'available-only=""', host.specified);
  expect(queries.at(-1)).toContain('[before 01/01/2027]');
  expect(queries.at(-1)).toContain('[after 12/31/2026]');

  await page.clock.setFixedTime('2027-01-01T00:01:00Z');
  await page.getByRole('searchbox').fill('coast');
  await expect.poll(() => queries.at(-1)).toContain('(coast*) AND ');
  expect(queries.at(-1)).toContain('[before 01/02/2027]');
  expect(queries.at(-1)).toContain('[after 01/01/2027]');
});

test('an asset that has expired says since when, and offers nothing to take', async ({ page }) => {
  await expireAll(page);
  await host.open(page, '', host.specified);
  const first = page.getByRole('gridcell').first();
  await expect(first).toContainText('Expired Mar 5, 2020');
  await first.focus();
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: /^Preview of / });
  await expect(preview.getByText('Expired Mar 5, 2020')).toHaveCount(2);
  await expect(preview.getByRole('link')).toHaveCount(0);
  await expect(preview.getByRole('button', { name: /Copy|Select|Download/ })).toHaveCount(0);
});

test('an asset that cannot be had is refused in words before the reason has loaded', async ({
  page,
}) => {
  await expireAll(page);
  const held = Promise.withResolvers<undefined>();
  await page.route(/\/dam-assets\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await host.open(page, '', host.specified);
  const first = page.getByRole('gridcell').first();
  // `force`: the card says that it is disabled.
  await first.click({ force: true });
  await expect(page.getByRole('status').first()).toHaveText('Loading assets');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  held.resolve(undefined);
  await expect(first).toContainText('Expired Mar 5, 2020');
  await first.click({ force: true });
  await expect(page.getByRole('status').first()).toHaveText(/: Expired Mar 5, 2020$/);
});

test('in a page of classic scripts, filters by expiry work in a dialog, twice in a row', async ({
  page,
}) => {
  const files = builtBeside();
  const token = JSON.stringify(host.specified.issueTokens().accessToken);
  files['/dam-elements.iife.js'] = built('dam-elements.iife.js');
  files['/host.js'] = `const picker = document.querySelector('asset-picker');
    picker.tokens = { get: async () => ${token}, refuse() {} };
    picker.setAttribute('base-url', ${JSON.stringify(host.specified.baseUrl)});`;
  files['/'] = `<!doctype html><html lang="en"><title>Host</title>
    <asset-picker open facets="expiry,file_types" remember="off" mode="dialog"></asset-picker>
    <script src="dam-elements.iife.js?ver=6.4.2&amp;cache=%2F"></script><script src="host.js"></script>`;
  await page.route('**/v2/**', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    return route.fulfill({ response, headers });
  });
  const other = await serveFiles(files);
  page.on('close', other.close);
  const queries = queriesOf(page);
  await page.goto(other.origin);
  for (const name of ['In the next 30 days', 'No expiry date']) {
    const dialog = page.getByRole('dialog', { name: 'Choose an asset' });
    const box = dialog.getByRole('checkbox', { name });
    await box.check();
    await expect
      .poll(() => queries.at(-1))
      .toContain(name === 'No expiry date' ? 'ed:(isEmpty)' : ' to ');
    await box.uncheck();
    await expect(dialog.getByRole('gridcell').nth(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.locator('asset-picker').evaluate((picker) => picker.setAttribute('open', ''));
  }
});
