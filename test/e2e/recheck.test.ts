import { readdirSync, readFileSync } from 'node:fs';
import type * as Api from '../../src/api/index.js';
import { createClient, markupFor, type RecheckReport } from '../../src/api/index.js';
import { fixedSource } from '../../src/auth/index.js';
import { recordCatalogue } from '../../src/service/index.js';
import { serve, type ListeningService } from '../../src/service/node.js';
import { assetRecord } from '../service/asset-record.js';
import { built, serveFiles, type Host } from './host-files.js';
import { expect, test } from './watched.js';

const files: Record<string, string> = {};
let host: Host;
let service: ListeningService;

const pictures = ['usable', 'expired'].map((externalId, index) =>
  assetRecord({
    id: `11111111-1111-4111-8111-11111111111${index}`,
    ...{ externalId, filename: `${externalId}.jpg`, created: Date.UTC(2024, 0, 1) },
    ...(externalId === 'expired' && { expires: Date.UTC(2025, 0, 1) }),
  }),
);

test.beforeAll(async () => {
  host = await serveFiles(files, {
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'unsafe-inline'; connect-src http:; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  });
  service = await serve({
    ...{ apiPort: 0, sitePort: 0, products: 0, allowedOrigins: [host.origin] },
    catalogue: recordCatalogue(pictures),
  });
});

test.afterAll(async () => {
  host.close();
  await service.close();
});

/** The modules of the package that a page loads for `dam-elements/api`, without a bundler. */
function modules(): Record<string, string> {
  const root = new URL('../../dist/', import.meta.url);
  const names = ['api', 'model'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const valibot = import.meta.resolve('valibot');
  return {
    ...Object.fromEntries(names.map((name) => [`/${name}`, built(name)])),
    '/valibot.js': readFileSync(new URL(valibot), 'utf8'),
  };
}

test('a page finds what expired since it was inserted, under a strict policy', async ({ page }) => {
  const tokens = fixedSource(service.issueTokens().accessToken);
  const client = createClient({ baseUrl: service.baseUrl, tokens, branded: true });
  const assets = await Promise.all(pictures.map(({ id }) => client.getAsset(id)));
  const html = assets
    .map((asset) => {
      const embed = asset.embeds.find(({ name }) => name === 'Website');
      return embed ? markupFor(asset, embed, 'White cliffs').html : '';
    })
    .join('\n');

  const map = JSON.stringify({ imports: { valibot: '/valibot.js' } });
  Object.assign(files, modules());
  files['/'] = `<!doctype html><title>Host</title><script type="importmap">${map}</script>`;
  await page.goto(host.origin);
  const report = await page.evaluate(
    async ([text, baseUrl, token]) => {
      const path = '/api/index.js';
      const api = (await import(path)) as typeof Api;
      const source = { get: () => Promise.resolve(token), refuse: () => undefined };
      return api.recheck(text, { client: api.createClient({ baseUrl, tokens: source }) });
    },
    [html, service.baseUrl, service.issueTokens().accessToken] as const,
  );
  const found = (report as RecheckReport).items.map(({ findings }) =>
    findings.map(({ type }) => type),
  );
  expect(found).toEqual([[], ['expired']]);
});
