import type { FrameLocator, Page } from '@playwright/test';
import axe from 'axe-core';
import { serve, type ListeningService } from '../../src/service/node.js';
import { serveFiles, type Host } from './host-files.js';
import { expect, test } from './watched.js';

const pages: Record<string, string> = {};
let host: Host;
let stranger: Host;
let service: ListeningService;

test.beforeAll(async () => {
  host = await serveFiles(pages);
  stranger = await serveFiles(pages);
  const allowedOrigins = ['https://elsewhere.example', host.origin];
  service = await serve({ apiPort: 0, sitePort: 0, assets: 300, products: 0, allowedOrigins });
});

test.afterAll(async () => {
  host.close();
  stranger.close();
  await service.close();
});

/** Opens a host page that keeps every message it gets, with the connector in a frame. */
async function openFramed(page: Page, parameters: string, origin = host.origin): Promise<string> {
  const headers = { authorization: `Bearer ${service.issueTokens().accessToken}` };
  const answer = await fetch(`${service.baseUrl}/v2/integrations/url?${parameters}`, { headers });
  const { url } = (await answer.json()) as { readonly url: string };
  pages['/'] = `<!doctype html><html lang="en"><title>Host</title><script>
    window.messages = [];
    addEventListener('message', ({ data, origin }) => messages.push({ data, origin }));
    </script><iframe title="Assets" width="900" height="600"
    src="${url.replaceAll('&', '&amp;')}"></iframe>`;
  await page.goto(origin);
  return url;
}

const connector = (page: Page): FrameLocator => page.frameLocator('iframe');

const messagesOf = (page: Page): Promise<unknown> =>
  page.evaluate<unknown>(() => Reflect.get(globalThis, 'messages'));

test('a person searches, turns the page and chooses: the host gets one asset as an object', async ({
  page,
}) => {
  await openFramed(page, 'query=lamp');
  const frame = connector(page);
  await expect(frame.getByRole('searchbox')).toHaveValue('lamp');
  await frame.getByRole('searchbox').fill('ft:(image)');
  await frame.getByRole('searchbox').press('Enter');
  await frame.getByRole('link', { name: 'Next' }).click();
  await expect(frame.getByRole('link', { name: 'Previous' })).toBeVisible();
  await expect(frame.getByRole('searchbox')).toHaveValue('ft:(image)');

  const chosen = frame.getByRole('listitem').nth(2);
  const filename = (await chosen.getByRole('paragraph').textContent()) ?? '';
  const picture = chosen.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await chosen.getByRole('button', { name: `Insert ${filename}` }).press('Enter');
  await expect(frame.getByRole('status')).toHaveText(`${filename} was inserted.`);
  await expect.poll(() => messagesOf(page)).toHaveLength(1);
  expect(await messagesOf(page)).toEqual([
    {
      origin: service.siteUrl,
      data: {
        action: 'embed',
        items: [
          {
            id: expect.stringMatching(/^[0-9a-f-]{36}$/),
            external_id: expect.stringMatching(/^[0-9a-z]{10}$/),
            filename,
            embed_name: '640px-landscape',
            embed_link: expect.stringContaining('/img/acme/'),
            embed_code: expect.stringMatching(/^<img /),
            share_link: expect.stringContaining('x.share=t'),
            thumbnail_link: expect.stringContaining('/300px/'),
          },
        ],
      },
    },
  ]);
});

test('a page of another origin can neither frame the connector nor hear from it', async ({
  page,
}) => {
  await openFramed(page, 'query=lamp', stranger.origin);
  await expect(connector(page).getByRole('button')).toHaveCount(0);
  expect(await messagesOf(page)).toEqual([]);
});

test('outside a frame it says where it belongs', async ({ page }) => {
  const url = await openFramed(page, '');
  await page.goto(url);
  await page
    .getByRole('button', { name: /^Insert/ })
    .first()
    .click();
  await expect(page.getByRole('status')).toContainText('from your editor');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(await openFramed(page, ''));
    // Its policy lets no other script in: what inspects it comes by the debugger.
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: axe.source });
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'axe.run().then(({ violations }) => violations.map(({ id }) => id).join())',
      awaitPromise: true,
    });
    expect(result.value).toBe('');
  });
}
