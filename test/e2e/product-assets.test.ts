import type { AssetPick, ProductPick } from '../../src/index.js';
import { serve, type ListeningService } from '../../src/service/node.js';
import { builtBeside, serveFiles, type Host } from './host-files.js';
import { expect, test } from './watched.js';

let host: Host;
let service: ListeningService;

test.beforeAll(async () => {
  const files: Record<string, string> = builtBeside();
  host = await serveFiles(files, {
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src http:; " +
      "img-src http:; require-trusted-types-for 'script'; trusted-types lit-html dam-elements",
  });
  const made = { apiPort: 0, sitePort: 0, assets: 300, products: 40, seed: 3, quirks: true };
  service = await serve({ ...made, allowedOrigins: [host.origin] });
  files['/host.js'] = `import './dam-elements.js';
    for (const name of ['asset-pick', 'product-pick'])
      addEventListener(name, ({ detail }) => receive(name, detail));
    const picker = document.querySelector('product-picker');
    const token = ${JSON.stringify(service.issueTokens().accessToken)};
    picker.tokens = { get: async () => token, refuse() {} };
    picker.baseUrl = ${JSON.stringify(service.baseUrl)};`;
  files['/'] = `<!doctype html><html lang="en"><title>Host</title>
    <product-picker profile="acquia"></product-picker>
    <script type="module" src="host.js"></script>`;
});

test.afterAll(async () => {
  host.close();
  await service.close();
});

test('a person goes from a product to its featured image, sees it large and picks it in a size', async ({
  page,
}) => {
  const received: [name: string, detail: unknown][] = [];
  await page.exposeFunction('receive', (...pick: [string, unknown]) => void received.push(pick));
  await page.goto(host.origin);
  await page.getByRole('gridcell').first().click();

  await page.getByRole('button', { name: 'Featured image' }).click();
  const preview = page.getByRole('dialog', { name: /^Preview of / });
  await expect(preview).toBeVisible();
  await expect(preview).toContainText('1 of 1');
  const picture = preview.getByRole('group').first().locator('img').last();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(600);
  await preview.getByRole('radio', { name: 'Website' }).check();
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect.poll(() => received.length).toBe(1);
  await expect(preview).toBeHidden();

  await page.getByRole('button', { name: 'Assets of Pictures' }).click();
  const assets = page.getByRole('dialog', { name: 'Assets of Pictures' });
  await expect(assets.getByRole('gridcell', { name: /jpg|png|tif/i }).first()).toBeVisible();
  const listed = await assets
    .getByText(/^\d+ results?$/)
    .first()
    .textContent();
  await page.keyboard.press('Escape');
  await expect(assets).toBeHidden();

  await page.getByRole('button', { name: 'Details' }).last().click();
  await expect(page.getByRole('group', { name: 'Details' })).toContainText('Description');
  await page.getByRole('button', { name: 'Choose' }).click();
  await expect.poll(() => received.length).toBe(2);

  const [asset] = (received[0]?.[1] as AssetPick).items;
  const [product] = (received[1]?.[1] as ProductPick).items;
  expect(asset?.id).toBe(product?.featuredImage?.assetId);
  expect(asset?.embed.name).toBe('Website');
  const { attributes = [] } = product ?? {};
  const types = attributes.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['rich_text', 'text', 'asset']));
  for (const value of attributes.flatMap(({ values }) => values)) expect(value).not.toContain('<');
  const references = attributes.find(({ label }) => label === 'Pictures')?.values.length ?? 0;
  expect(Number.parseInt(listed ?? '')).toBe(references);
});
