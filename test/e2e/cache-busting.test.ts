import type { AssetPick, AssetPicker } from '../../src/index.js';
import { serve } from '../../src/service/node.js';
import { builtBeside, serveFiles } from './host-files.js';
import { expect, test } from './watched.js';

/** As the documentation has it: each policy of Trusted Types may be made once. */
const policy = [
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src *; img-src *`,
  `require-trusted-types-for 'script'; trusted-types dam-elements`,
].join('; ');

for (const query of ['?ver=1', '?ver=2&cache=%2F', '#top']) {
  test(`a page that loads the script as dam-elements.js${query} gets its pick, and loads nothing twice`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/Policy|Trusted/.test(message.text())) complaints.push(message.text());
    });
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const script = `<script type="module" src="dam-elements.js${query}"></script>`;
    const html = `<!doctype html><title>Host</title>${script}<asset-picker multiple></asset-picker>`;
    const host = await serveFiles(
      { ...builtBeside(), '/': html },
      { 'content-security-policy': policy },
    );
    const service = await serve({
      ...{ apiPort: 0, sitePort: 0, assets: 10 },
      allowedOrigins: [host.origin],
    });
    try {
      await page.goto(host.origin);
      const token = service.issueTokens().accessToken;
      await page.evaluate(
        ([baseUrl, accessToken]) => {
          const picker = document.querySelector<AssetPicker>('asset-picker');
          const tokens = { get: () => Promise.resolve(accessToken), refuse: () => undefined };
          Object.assign(picker ?? {}, { baseUrl, tokens });
        },
        [service.baseUrl, token] as const,
      );
      const picked = page.evaluate(
        () =>
          new Promise<AssetPick>((resolve) => {
            addEventListener('asset-pick', ({ detail }) => resolve(detail));
          }),
      );
      const cells = page.getByRole('gridcell');
      await cells.nth(0).click();
      await cells.nth(1).click();
      await page.getByRole('button', { name: 'Insert 2' }).click();
      expect((await picked).items).toHaveLength(2);
      expect(scripts).toContain('/dam-assets.js');
      expect(scripts.filter((name, place) => scripts.indexOf(name) !== place)).toEqual([]);
      expect(complaints).toEqual([]);
    } finally {
      await service.close();
      host.close();
    }
  });
}
