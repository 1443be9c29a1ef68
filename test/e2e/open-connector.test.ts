import type { Page } from '@playwright/test';
import { createClient } from '../../src/api/index.js';
import { fixedSource } from '../../src/auth/index.js';
import type * as Elements from '../../src/index.js';
import type { AssetPick } from '../../src/index.js';
import { serve, type ListeningService } from '../../src/service/node.js';
import { builtBeside, serveFiles, type Host } from './host-files.js';
import { expect, test } from './watched.js';

const files: Record<string, string> = {};
let host: Host;
let stranger: Host;
/** Leads on to the stranger. */
let detour: Host;
let service: ListeningService;
/** As the live service is. */
let live: ListeningService;

test.beforeAll(async () => {
  host = await serveFiles(files);
  stranger = await serveFiles({
    '/': `<script>parent.postMessage(${JSON.stringify(forged)}, '*')</script>`,
  });
  detour = await serveFiles({
    '/': `<meta http-equiv="refresh" content="0; url=${stranger.origin}">`,
  });
  const allowedOrigins = [host.origin];
  const made = { apiPort: 0, sitePort: 0, assets: 60, products: 0, allowedOrigins };
  service = await serve(made);
  live = await serve({ ...made, quirks: true });
});

test.afterAll(async () => {
  host.close();
  stranger.close();
  detour.close();
  await service.close();
  await live.close();
});

const item = { id: 'forged', embed_link: 'https://evil.example/x.jpg' };
const forged = { action: 'embed', items: [item] };

/** Opens a page of the host's that keeps every pick, with the connector in it. */
async function openHost(page: Page, branded = false, asked = service): Promise<void> {
  const tokens = fixedSource(asked.issueTokens().accessToken);
  const url = await createClient({ baseUrl: asked.baseUrl, tokens, branded }).connectorUrl({
    query: 'ft:(image)',
  });
  Object.assign(files, builtBeside());
  files['/host.js'] = `import { openConnector } from './dam-elements.js';
    globalThis.picks = [];
    const place = document.querySelector('#place');
    addEventListener('asset-pick', ({ detail }) => picks.push(detail));
    const client = { branded: ${branded}, connectorUrl: async () => ${JSON.stringify(url)} };
    globalThis.closeConnector = await openConnector(place, { client });
    document.title = 'open';`;
  files['/'] = `<!doctype html><title>Host</title><div id="place"></div>
    <script type="module" src="host.js"></script>`;
  await page.goto(host.origin);
  await expect(page).toHaveTitle('open');
}

const picksOf = (page: Page): Promise<AssetPick[]> => page.evaluate<AssetPick[]>('picks');

test('what a person chooses in the connector arrives as a pick with markup', async ({ page }) => {
  await openHost(page, true);
  const insert = page.frameLocator('#place iframe').getByRole('button', { name: /^Insert / });
  await insert.first().press('Enter');
  await expect.poll(() => picksOf(page)).toHaveLength(1);
  const [pick] = await picksOf(page);
  expect(pick?.branded).toBe(true);
  expect(new URL(pick?.items[0]?.embed.url ?? '').hostname).toBe('acme.localhost');
  expect(pick?.items[0]?.markup.html).toMatch(/^<img src="http:\/\/acme\.localhost:\d+\/content\//);
});

test('what is chosen under a size that customers named arrives under that name', async ({
  page,
}) => {
  await openHost(page, false, live);
  const insert = page.frameLocator('#place iframe').getByRole('button', { name: /^Insert / });
  await insert.first().press('Enter');
  await expect.poll(() => picksOf(page)).toHaveLength(1);
  const [pick] = await picksOf(page);
  expect(pick?.items[0]?.embed.name).toBe('(àX()');
  expect(pick?.items[0]?.markup.html).toMatch(/^<img src="http:/);
});

test('messages of other frames, of the page itself and of a closed connector are not picks', async ({
  page,
}) => {
  const told: string[] = [];
  await page.exposeFunction('tell', (origin: string) => void told.push(origin));
  await page.addInitScript(() => {
    addEventListener('message', ({ origin }) => {
      Reflect.apply(Reflect.get(globalThis, 'tell') as () => void, undefined, [origin]);
    });
  });
  await openHost(page);
  await page.evaluate(
    ([message, other]) => {
      postMessage(message, '*');
      const frame = document.createElement('iframe');
      frame.src = other;
      document.body.append(frame);
    },
    [forged, stranger.origin] as const,
  );
  await expect.poll(() => told).toContain(stranger.origin);
  expect(told).toContain(host.origin);
  expect(await picksOf(page)).toEqual([]);

  await page.evaluate('closeConnector()');
  await expect(page.locator('#place iframe')).toHaveCount(0);
});

test('a frame that has been led elsewhere is heard only where the host names that place', async ({
  page,
}) => {
  await openHost(page);
  const openDetour = (origin?: string): Promise<void> =>
    page.evaluate(
      async ([address, url, named]) => {
        const heard = new Promise((resolve) => {
          addEventListener('message', resolve, { once: true });
        });
        const loaded: unknown = await import(address);
        const { openConnector } = loaded as typeof Elements;
        const client = { branded: false, connectorUrl: () => Promise.resolve(url) };
        await openConnector(document.body, { client, ...(named && { origin: named }) });
        await heard;
      },
      [`${host.origin}/dam-elements.js`, detour.origin, origin] as const,
    );
  await openDetour();
  expect(await picksOf(page)).toEqual([]);
  await openDetour(stranger.origin);
  expect((await picksOf(page)).map(({ items }) => items[0]?.id)).toEqual(['forged']);

  // Another frame of that place is still not the connector.
  await page.evaluate(async (address) => {
    const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    const frame = document.createElement('iframe');
    frame.src = address;
    document.body.append(frame);
    await heard;
  }, stranger.origin);
  expect(await picksOf(page)).toHaveLength(1);
});

test('a connector of the page’s own origin is refused: its scripts could free themselves', async ({
  page,
}) => {
  await openHost(page);
  const refusal = await page.evaluate(async () => {
    const address = `${location.origin}/dam-elements.js`;
    const loaded: unknown = await import(address);
    const { openConnector } = loaded as typeof Elements;
    const client = { branded: false, connectorUrl: () => Promise.resolve(`${location.origin}/x`) };
    return openConnector(document.body, { client }).catch(String);
  });
  expect(refusal).toBe('TypeError: The connector has to come from another origin than the page');
});
