import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { serve, type ListeningService } from '../../src/service/node.js';
import { builtBeside, serveFiles } from './host-files.js';
import { expect, test } from './watched.js';

/** No script of the page itself: a host may not allow any. */
const policy = [
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src *; img-src *`,
  `require-trusted-types-for 'script'; trusted-types dam-elements`,
].join('; ');

/** The sign-in that the documentation shows. */
const documentation = new URL('../../docs/hosts/script-tags.md', import.meta.url);
const [, ownSignIn = ''] = /^```js\n([^]*?)^```$/m.exec(readFileSync(documentation, 'utf8')) ?? [];

interface Site {
  readonly service: ListeningService;
  /** Sets what the site answers with at `/my-token`. */
  readonly give: (token: string) => void;
  /** Ends the token that the site gave last. */
  readonly end: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a page that has script tags alone, and a service that it may ask. */
async function openSite(page: Page, head: string, script: string): Promise<Site> {
  const files: Record<string, string> = {
    ...builtBeside(),
    '/': `<!doctype html><title>Host</title>${head}<asset-picker></asset-picker>`,
  };
  const host = await serveFiles(files, { 'content-security-policy': policy });
  const service = await serve({
    ...{ apiPort: 0, sitePort: 0, assets: 10 },
    allowedOrigins: [host.origin],
  });
  files['/page.js'] = script.replaceAll('BASE_URL', service.baseUrl);
  const give = (token: string): void => void (files['/my-token'] = token);
  give(service.issueTokens().accessToken);
  await page.goto(host.origin);
  const close = async (): Promise<void> => {
    await service.close();
    host.close();
  };
  const end = async (): Promise<void> => {
    const authorization = `Bearer ${files['/my-token'] ?? ''}`;
    const url = `${service.baseUrl}/v2/oauth/access-token`;
    await fetch(url, { method: 'DELETE', headers: { authorization } });
  };
  return { service, give, end, close };
}

const classic = {
  head:
    '<script src="dam-auth.iife.js"></script><script defer src="page.js"></script>' +
    '<script defer src="dam-elements.iife.js"></script>',
  imports: 'const { AuthError, suppliedSource } = DamAuth;',
};
const module = {
  head:
    '<script type="module" src="page.js"></script>' +
    '<script type="module" src="dam-elements.js"></script>',
  imports: `import { AuthError, suppliedSource } from './dam-auth.js';`,
};

for (const [name, { head, imports }] of Object.entries({ classic, module })) {
  test(`a page with ${name} script tags alone gives tokens of its server, and another when one lapses`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const script = `${imports}
      globalThis.reasons = [];
      const picker = document.querySelector('asset-picker');
      picker.errors = [];
      picker.addEventListener('picker-error', ({ detail }) => picker.errors.push(detail.code));
      picker.setAttribute('base-url', 'BASE_URL');
      picker.tokens = suppliedSource(async ({ reason, signal }) => {
        reasons.push(reason);
        return (await fetch('/my-token', { signal })).text();
      });`;
    const site = await openSite(page, head, script);
    try {
      await expect(page.getByRole('gridcell')).toHaveCount(10);
      expect(await page.evaluate('reasons')).toEqual(['initial']);
      await site.end();
      site.give(site.service.issueTokens().accessToken);
      await page.getByRole('searchbox').fill('a*');
      await expect.poll(() => page.evaluate('reasons')).toEqual(['initial', 'rejected']);
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      expect(await page.evaluate(`document.querySelector('asset-picker').errors`)).toEqual([]);
      // What keeps sessions of the broker is not needed here.
      expect(fetched.filter((url) => /dam-session/.test(url))).toEqual([]);
    } finally {
      await site.close();
    }
  });

  test(`a page with ${name} script tags alone says that its person is not signed in`, async ({
    page,
  }) => {
    const script = `${imports}
      const picker = document.querySelector('asset-picker');
      picker.addEventListener('picker-error', ({ detail }) => (globalThis.code = detail.code));
      picker.setAttribute('base-url', 'BASE_URL');
      picker.tokens = suppliedSource(() => { throw new AuthError('login_required'); });`;
    const site = await openSite(page, head, script);
    try {
      await expect.poll(() => page.evaluate('globalThis.code')).toBe('sign-in-required');
    } finally {
      await site.close();
    }
  });

  test(`a page with ${name} script tags alone signs its person in by a way of its own`, async ({
    page,
  }) => {
    const script = `${imports}
      document.querySelector('asset-picker').setAttribute('base-url', 'BASE_URL');
      const openMySignIn = async () => (await fetch('/my-token')).text();
      ${ownSignIn}`;
    const site = await openSite(page, head, script);
    try {
      const button = page.getByRole('button', { name: 'Sign in' });
      await button.click();
      await expect(page.getByRole('gridcell')).toHaveCount(10);
      await site.end();
      site.give(site.service.issueTokens().accessToken);
      await page.getByRole('searchbox').fill('a*');
      await button.click();
      await expect(page.getByRole('gridcell').first()).toBeVisible();
    } finally {
      await site.close();
    }
  });
}

test('the global of the classic script holds what dam-elements/auth exports', async ({ page }) => {
  const site = await openSite(page, '<script src="dam-auth.iife.js"></script>', '');
  try {
    expect(await page.evaluate('Object.keys(DamAuth).sort()')).toEqual([
      'AuthError',
      'brokerSource',
      'fixedSource',
      'suppliedSource',
    ]);
  } finally {
    await site.close();
  }
});
