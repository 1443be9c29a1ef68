import { expect, type Page } from '@playwright/test';
import type { AssetPick } from '../../../src/index.js';
import { serve, type ListeningService } from '../../../src/service/node.js';
import { builtBeside, serveFiles, type Host } from '../host-files.js';

/** A page of a host's under a strict policy, with a picker of images, and every pick it received. */
export interface ImageHost {
  /** Opens the page. `attributes` are the picker's, as in markup. */
  readonly open: (page: Page, attributes?: string, service?: ListeningService) => Promise<void>;
  /** Confirms, and resolves to the first asset that the page received. */
  readonly insert: (page: Page) => Promise<AssetPick['items'][number]>;
  /** A service that answers as the specification says. The page's own answers as the live one. */
  readonly specified: ListeningService;
  readonly close: () => Promise<void>;
}

/** The attributes of a picker of images whose links can ask for any size. */
export const branded = 'branded-links="" filter="ft:(image)"';

/** Starts the host and both services. */
export async function startImageHost(): Promise<ImageHost> {
  const files: Record<string, string> = {};
  const host: Host = await serveFiles(files, {
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src http:; " +
      "img-src http:; require-trusted-types-for 'script'; trusted-types lit-html dam-elements",
  });
  const made = { apiPort: 0, sitePort: 0, assets: 60, products: 0, seed: 2 };
  const allowedOrigins = [host.origin];
  const live = await serve({ ...made, allowedOrigins, quirks: true });
  const specified = await serve({ ...made, allowedOrigins });
  const picks = new WeakMap<Page, AssetPick[]>();

  const receive = async (page: Page): Promise<void> => {
    if (picks.has(page)) return;
    const received: AssetPick[] = [];
    picks.set(page, received);
    await page.exposeFunction('receive', (pick: AssetPick) => void received.push(pick));
  };

  return {
    specified,
    open: async (page, attributes = '', service = live) => {
      await receive(page);
      Object.assign(files, builtBeside());
      const token = JSON.stringify(service.issueTokens().accessToken);
      files['/host.js'] = `import './dam-elements.js';
        addEventListener('asset-pick', ({ detail }) => receive(detail));
        const picker = document.querySelector('asset-picker');
        picker.tokens = { get: async () => ${token}, refuse() {} };
        picker.baseUrl = ${JSON.stringify(service.baseUrl)};`;
      files['/'] = `<!doctype html><html lang="en"><title>Host</title>
        <asset-picker ${attributes}></asset-picker>
        <script type="module" src="host.js?build=1"></script>`;
      await page.goto(host.origin);
      await page.getByRole('gridcell').first().waitFor();
    },
    insert: async (page) => {
      const received = picks.get(page) ?? [];
      const before = received.length;
      await page.getByRole('button', { name: /^Insert/ }).click();
      await expect.poll(() => received.length).toBeGreaterThan(before);
      const item = received.at(-1)?.items[0];
      if (!item) throw new Error('The page received an empty pick.');
      return item;
    },
    close: async () => {
      host.close();
      await live.close();
      await specified.close();
    },
  };
}
