import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AssetPick } from '../../../src/index.js';
import { PickerPage } from '../picker/picker-page.js';
import { expect, test } from '../sign-in/strict-chromium.js';
import { serveSite, type SiteServer } from './site-server.js';

let site: SiteServer;

test.beforeAll(async () => {
  // The first build installs the site's packages.
  test.setTimeout(300_000);
  site = await serveSite();
});

test.afterAll(() => site.close());

const pages = [
  ...['', 'start/', 'start/script-tag/', 'start/bundler/', 'start/cms/', 'start/own-machine/'],
  ...['elements/asset-picker/', 'elements/facet-panel/', 'elements/product-picker/'],
  ...['playground/', 'theming/', 'query-language/', 'sign-in/', 'sign-in/broker/'],
  ...['hosts/', 'hosts/frameworks/', 'core/', 'api/', 'testing/', 'architecture/', 'changelog/'],
];

/** What the page writes to the console as a warning or an error, and what nobody caught. */
function troubleOf(page: Page): readonly string[] {
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
  });
  return trouble;
}

/** What an example says that the page received. */
async function received(page: Page): Promise<{ readonly name: string; readonly detail: unknown }> {
  const text = (await page.locator('[data-received]:not(:empty)').textContent()) ?? '';
  const [name = ''] = text.split('\n', 1);
  return { name, detail: JSON.parse(text.slice(name.length)) };
}

for (const width of [1280, 380]) {
  test(`every page opens ${width} pixels wide, without an error and without scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const trouble = troubleOf(page);
    for (const path of pages) {
      // A page whose service worker has just begun may load again by itself, also while the next one
      // is opened.
      await expect(() => page.goto(`${site.origin}/${path}`)).toPass({ timeout: 20_000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(async () => {
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, path).toBeLessThanOrEqual(0);
      }).toPass({ timeout: 10_000 });
    }
    expect(trouble).toEqual([]);
  });

  test(`a user picks assets in the example ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const trouble = troubleOf(page);
    const picker = new PickerPage(page);
    await page.goto(`${site.origin}/elements/asset-picker/`);
    await picker.results.first().waitFor();
    await picker.choose(0, 1);
    await picker.insert.first().click();
    const { name, detail } = await received(page);
    expect(name).toBe('asset-pick');
    expect((detail as AssetPick).items).toHaveLength(2);
    const picture = picker.results.first().locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(trouble).toEqual([]);
  });
}

test('the first page loads at most 60 kB of script, and runs the picker on a press', async ({
  page,
}) => {
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    bytes += (await request.sizes()).responseBodySize;
  });
  await page.goto(site.origin, { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(60_000);
  const picker = new PickerPage(page);
  await page.getByRole('button', { name: 'Run it here' }).click();
  await picker.choose(0);
  await picker.insert.click();
  expect((await received(page)).name).toBe('asset-pick');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing wrong on pages in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      '',
      'start/script-tag/',
      'elements/facet-panel/',
      'playground/',
      'theming/',
    ]) {
      await page.goto(`${site.origin}/${path}`);
      if (/facet|play|them/.test(path)) await new PickerPage(page).results.first().waitFor();
      await page.addScriptTag({ content: axe.source });
      const violations = await page.evaluate(async () => {
        const found = await (globalThis as unknown as { axe: typeof axe }).axe.run();
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
      });
      expect(violations, path).toEqual([]);
    }
  });
}

test('the search of the site finds a page', async ({ page }) => {
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('refresh token');
  const found = page
    .getByRole('dialog')
    .getByRole('link', { name: /broker/i })
    .first();
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('broker');
});

test('a facet of the panel narrows the picker beside it', async ({ page }) => {
  await page.goto(`${site.origin}/elements/facet-panel/`);
  await page.getByRole('checkbox', { name: /^Videos/ }).check();
  await page.getByRole('button', { name: 'Remove filter File type: Videos' }).waitFor();
});

test('a product is picked in the example', async ({ page }) => {
  await page.goto(`${site.origin}/elements/product-picker/`);
  await page.getByRole('gridcell').first().click();
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  expect((await received(page)).name).toBe('product-pick');
});

test('the playground follows its controls, and its address brings the same element back', async ({
  page,
}) => {
  const trouble = troubleOf(page);
  await page.goto(`${site.origin}/playground/`);
  const picker = new PickerPage(page);
  await picker.results.first().waitFor();
  await page.getByLabel('max', { exact: true }).fill('2');
  await page.getByRole('combobox', { name: 'layout' }).selectOption('list');
  await page.getByLabel('query', { exact: true }).fill('harbour');
  await page.getByLabel('query', { exact: true }).press('Enter');
  await expect(picker.search).toHaveValue('harbour');
  const code = page.locator('[data-code]');
  await expect(code).toContainText('query="harbour"');
  await page.getByRole('radio', { name: 'React' }).check();
  await expect(code).toContainText('max={2}');
  await expect(code).toContainText('onAssetPick');

  // Another person opens the address.
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(picker.search).toHaveValue('harbour');
  await expect(page.getByLabel('max', { exact: true })).toHaveValue('2');
  await picker.choose(0);
  await picker.insert.click();
  await expect(page.getByRole('list', { name: 'Events' })).toContainText('asset-pick');
  await expect(page.locator('[data-pick]')).toContainText('"filename"');
  expect(trouble).toEqual([]);
});

test('the playground opens a dialog, and shows products', async ({ page }) => {
  await page.goto(`${site.origin}/playground/#element=asset-picker&mode=dialog`);
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Element' }).selectOption('product-picker');
  await page.getByRole('gridcell').first().waitFor();
  await expect(page.locator('[data-code]')).toContainText('<product-picker');
});

test('the editor of themes shows too little contrast, dresses the picker, and writes its CSS', async ({
  page,
}) => {
  await page.goto(`${site.origin}/theming/`);
  const frame = page.locator('asset-picker');
  await frame.waitFor();
  await page.locator('input[name=text]').fill('#bbbbbb');
  await expect(page.getByRole('listitem').filter({ hasText: 'needs 4.5' }).first()).toBeVisible();
  await expect(frame).toHaveCSS('color', 'rgb(187, 187, 187)');
  await page.getByRole('button', { name: 'Plum' }).click();
  const css = page.locator('[data-css]');
  await expect(css).toContainText('--picker-accent: #8b1f6a');
  await page.reload();
  await expect(css).toContainText('--picker-accent: #8b1f6a');
});
