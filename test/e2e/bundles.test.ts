import type { Page } from '@playwright/test';
import type { AssetPick, AssetPicker } from '../../src/index.js';
import { serve } from '../../src/service/node.js';
import { built, builtBeside, serveFiles } from './host-files.js';
import { expect, test } from './watched.js';

const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
];

/** What a page served under `policy` complains of, with `head` as its scripts. */
async function open(page: Page, policy: readonly string[], head: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const { url } = message.location();
    // These pages set no picker up.
    const isMeant = url.endsWith('favicon.ico') || message.text().includes('base-url is missing');
    if (message.type() === 'error' && !isMeant) complaints.push(message.text());
  });
  const files = {
    '/': `<!doctype html><meta charset="windows-1252"><title>Host</title>${head}`,
    ...builtBeside(),
    '/hosts-own-lit.js': hostsOwnLit,
  };
  const host = await serveFiles(files, { 'content-security-policy': policy.join('; ') });
  // What lies beside the module is fetched later.
  page.on('close', host.close);
  await page.goto(host.origin);
  return complaints;
}

// A host's own copy of Lit does this while it loads, and takes the name for itself.
const hostsOwnLit = "trustedTypes.createPolicy('lit-html', { createHTML: (text) => text });";

const module = '<script type="module" src="dam-elements.js"></script>';
const classic = '<script src="dam-elements.iife.js"></script>';

const isDefined = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const tags = ['asset-picker', 'facet-panel'];
    return tags.every((tag) => customElements.get(tag) !== undefined);
  });

/** Puts both elements on the page, and waits until each has drawn something. */
async function expectDrawing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const elements = ['asset-picker', 'facet-panel'].map((tag) => document.createElement(tag));
    document.body.append(...elements);
  });
  const drawn = (): Promise<boolean> =>
    page.evaluate(() =>
      ['asset-picker', 'facet-panel'].every(
        (tag) => document.querySelector(tag)?.shadowRoot?.childElementCount,
      ),
    );
  await expect.poll(drawn).toBe(true);
}

for (const [name, script] of Object.entries({ module, classic })) {
  test(`the ${name} script runs where Trusted Types allow dam-elements alone`, async ({ page }) => {
    const complaints = await open(page, [...strictPolicy, 'trusted-types dam-elements'], script);
    expect(await isDefined(page)).toBe(true);
    await expectDrawing(page);
    expect(complaints).toEqual([]);
  });

  test(`the ${name} script runs beside a Lit of the host's`, async ({ page }) => {
    const policy = [...strictPolicy, 'trusted-types lit-html dam-elements'];
    const head = `<script src="hosts-own-lit.js"></script>${script}`;
    const complaints = await open(page, policy, head);
    expect(await isDefined(page)).toBe(true);
    expect(complaints).toEqual([]);
  });
}

test('a page that forbids our policy is told so', async ({ page }) => {
  const complaints = await open(page, [...strictPolicy, 'trusted-types lit-html'], module);
  expect(complaints.join()).toContain('dam-elements');
  expect(await isDefined(page)).toBe(false);
});

test('the classic script leaves one global of ours', async ({ page }) => {
  await open(page, [], '');
  const before = await page.evaluate(() => Object.getOwnPropertyNames(globalThis));
  await page.addScriptTag({ content: built('dam-elements.iife.js') });
  const after = await page.evaluate(() => Object.getOwnPropertyNames(globalThis));
  expect(after.filter((global) => !before.includes(global))).toEqual(['DamElements']);
});

for (const [name, script] of Object.entries({ module, classic })) {
  test(`the ${name} script brings the product picker to a page that shows one`, async ({
    page,
  }) => {
    const policy = [...strictPolicy, 'trusted-types dam-elements'];
    const complaints = await open(
      page,
      policy,
      `${script}</head><product-picker></product-picker>`,
    );
    await expect(
      page.locator('product-picker').getByRole('paragraph').getByText('This picker is not set up'),
    ).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('a page without a product picker never fetches its file', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, strictPolicy, `${module}</head><asset-picker></asset-picker>`);
  const words = page.locator('asset-picker').getByRole('paragraph');
  await expect(words.getByText('This picker is not set up')).toBeVisible();
  expect(asked).not.toContain('/dam-products.js');
});

/** Opens a page with the classic script and these further files, and a picker that is signed in. */
async function openClassic(page: Page, ...parts: readonly string[]): Promise<void> {
  const names = ['dam-elements.iife.js', ...parts];
  const files = Object.fromEntries(names.map((name) => [`/${name}`, built(name)]));
  // As content management systems write it.
  const versioned = classic.replace('.js', '.js?ver=1');
  const html = `<!doctype html><title>Host</title>${versioned}<asset-picker></asset-picker>`;
  const host = await serveFiles({ ...files, '/': html });
  const service = await serve({
    ...{ apiPort: 0, sitePort: 0, assets: 10 },
    allowedOrigins: [host.origin],
  });
  page.on('close', () => {
    host.close();
    void service.close();
  });
  await page.goto(host.origin);
  await page.evaluate(
    ([baseUrl, accessToken]) => {
      const picker = document.querySelector<AssetPicker>('asset-picker');
      const tokens = { get: () => Promise.resolve(accessToken), refuse: () => undefined };
      Object.assign(picker ?? {}, { baseUrl, tokens });
    },
    [service.baseUrl, service.issueTokens().accessToken] as const,
  );
}

test('the classic script picks an asset without any other file', async ({ page }) => {
  await openClassic(page);
  const picked = page.evaluate(
    () =>
      new Promise<AssetPick>((resolve) => {
        addEventListener('asset-pick', ({ detail }) => resolve(detail));
      }),
  );
  await page.getByRole('gridcell').first().click();
  await page.getByRole('button', { name: 'Insert' }).click();
  expect((await picked).items).toHaveLength(1);
});

test('the classic script shows a preview that lies beside it', async ({ page }) => {
  await openClassic(page, 'dam-preview.classic.js');
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Preview of / })).toBeFocused();
});

test('the classic script shows what a form field holds by a part beside it', async ({ page }) => {
  await openClassic(page, 'dam-field.classic.js');
  await page.evaluate(() => {
    const picker = document.querySelector<AssetPicker>('asset-picker');
    if (picker) picker.mode = 'field';
  });
  await page.getByRole('button', { name: 'Choose an asset' }).click();
  await page.getByRole('gridcell').first().click();
  await page.getByRole('button', { name: /^(Choose|Insert)$/ }).click();
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused();
});

test('the classic script does not run a part of another version', async ({ page }) => {
  await page.route('**/dam-preview.classic.js', async (route) => {
    const code = built('dam-preview.classic.js').replace(/version="[^"]*"/, 'version="0.0.0"');
    await route.fulfill({ body: code, contentType: 'text/javascript' });
  });
  await openClassic(page);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toHaveText(/could not be loaded/);
});
