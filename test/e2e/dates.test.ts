import type { Page } from '@playwright/test';
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
  await expect.poll(() => queries.at(-1)).toContain('(coast) AND ');
  expect(queries.at(-1)).toContain('[before 01/02/2027]');
  expect(queries.at(-1)).toContain('[after 01/01/2027]');
});

test('an asset that has expired says since when, and offers nothing to take', async ({ page }) => {
  await page.route('**/v2/assets/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const text = (await response.text())
      .replaceAll('"released_and_not_expired":true', '"released_and_not_expired":false')
      .replaceAll(/"expiration_date":[^,}]+/g, '"expiration_date":"2020-03-05T12:00:00Z"');
    return route.fulfill({ response, body: text });
  });
  await host.open(page, '', host.specified);
  const first = page.getByRole('gridcell').first();
  await expect(first).toContainText('Expired on March 5, 2020');
  await first.focus();
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: /^Preview of / });
  await expect(preview.getByText('Expired on March 5, 2020')).toHaveCount(2);
  await expect(preview.getByRole('link')).toHaveCount(0);
  await expect(preview.getByRole('button', { name: /Copy|Select|Download/ })).toHaveCount(0);
});
