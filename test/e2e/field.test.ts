import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { AssetPicker } from '../../src/index.js';
import { serve, type ListeningService } from '../../src/service/node.js';
import { builtBeside } from './host-files.js';
import { expect, test } from './watched.js';

/** A site with a form under a strict policy, and the service behind its pickers. */
interface Site {
  readonly origin: string;
  readonly service: ListeningService;
  /** The body of every form that was posted. */
  readonly posted: string[];
  readonly close: () => Promise<void>;
}

const policy = [
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src *; img-src *`,
  `require-trusted-types-for 'script'; trusted-types dam-elements`,
].join('; ');

const form = `<!doctype html><html lang="en"><title>Article</title>
<script type="module" src="dam-elements.js"></script>
<form method="post" action="/save"><label for="hero">Hero</label>
<asset-picker id="hero" name="hero" mode="field" multiple required></asset-picker>
<button>Save</button></form>`;

async function openSite(): Promise<Site> {
  const posted: string[] = [];
  const files = builtBeside();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const script = files[path];
    const type = script === undefined ? 'text/html' : 'text/javascript';
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      if (request.method === 'POST') posted.push(body);
      response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
      response.end(request.method === 'POST' ? '<!doctype html><p>Saved' : (script ?? form));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = await serve({
    ...{ apiPort: 0, sitePort: 0, assets: 20 },
    allowedOrigins: [origin],
  });
  const close = async (): Promise<void> => {
    server.close();
    await service.close();
  };
  return { origin, service, posted, close };
}

let site: Site;
test.beforeEach(async () => {
  site = await openSite();
});
test.afterEach(() => site.close());

/** Opens the form as somebody who is signed in. */
async function openForm(page: Page): Promise<void> {
  await page.goto(site.origin);
  const { baseUrl } = site.service;
  await page.evaluate(
    ([address, accessToken]) => {
      const picker = document.querySelector<AssetPicker>('asset-picker');
      const tokens = { get: () => Promise.resolve(accessToken), refuse: () => undefined };
      Object.assign(picker ?? {}, { baseUrl: address, tokens });
    },
    [baseUrl, site.service.issueTokens().accessToken] as const,
  );
}

test('a form is posted with what its field holds, chosen by keyboard alone', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Policy|Trusted/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await openForm(page);
  await page.getByText('Hero').click();
  await expect(page.getByRole('button', { name: 'Choose assets' })).toBeFocused();
  await page.keyboard.press('Enter');
  const cells = page.getByRole('gridcell');
  await cells.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Choose 3' }).press('Enter');
  const change = page.getByRole('button', { name: 'Change' });
  await expect(change).toBeFocused();
  const field = page.getByRole('group', { name: 'Hero' });
  await expect(field.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field.getByRole('listitem')).toHaveCount(2);
  const value = await page.evaluate(() => document.querySelector<AssetPicker>('#hero')?.value);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  expect(site.posted).toEqual([(value ?? []).map((id) => `hero=${id}`).join('&')]);
  expect(complaints).toEqual([]);
});

test('a field whose own file cannot be had is a button that works', async ({ page }) => {
  await page.route(/dam-field\.js/, (route) => route.abort());
  await openForm(page);
  await page.getByRole('button', { name: 'Choose assets' }).click();
  await page.getByRole('gridcell').first().click();
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  expect(site.posted).toEqual([expect.stringMatching(/^hero=[^&]+$/)]);
});

/** Holds the field's own file back. Gives what lets it through, and waits until it is there. */
async function holdOwnFile(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(/dam-field\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    const came = page.waitForResponse(/dam-field\.js/);
    resolve(undefined);
    await came;
  };
}

test('a field whose own file comes after the form was found incomplete says so all the same', async ({
  page,
}) => {
  const letThrough = await holdOwnFile(page);
  await openForm(page);
  await page.getByRole('button', { name: 'Save' }).click();
  const button = page.getByRole('button', { name: 'Choose assets' });
  await expect(button).toBeFocused();
  await letThrough();
  const field = page.getByRole('group', { name: 'Hero' });
  await expect(field).toContainText('Select at least 1 asset.');
  await expect(button).toBeFocused();
  expect(site.posted).toEqual([]);
});

test('a field whose own file comes after its dialog has opened has the focus once that closes', async ({
  page,
}) => {
  const letThrough = await holdOwnFile(page);
  await openForm(page);
  await page.getByRole('button', { name: 'Choose assets' }).click();
  await page.getByRole('gridcell').first().click();
  await letThrough();
  await page.getByRole('button', { name: 'Choose', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused();
});
