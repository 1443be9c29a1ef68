import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtBeside, serveFiles } from './host-files.js';
import { expect, test } from './watched.js';

/** What the command of the page about it prints, for files at the root of a site. */
function importMap(): string {
  const page = readFileSync(new URL('../../docs/supply-chain.md', import.meta.url), 'utf8');
  const script = /node -e "\n([^]*?)\n"\n```/.exec(page)?.[1] ?? '';
  const command = script.replaceAll('\\"', '"').replace("'/assets/'", "'/'");
  const cwd = new URL('../../', import.meta.url);
  return execFileSync(process.execPath, ['-e', command], { cwd, encoding: 'utf8' });
}

/** Opens a page with the import map, where the files of these names were changed. */
async function open(page: Page, ...changed: readonly string[]): Promise<void> {
  const files: Record<string, string> = builtBeside();
  for (const name of changed) files[`/${name}`] = `${files[`/${name}`] ?? ''}\n`;
  const script = '<script type="module" src="dam-elements.js"></script>';
  const head = `<meta charset="utf-8"><title>Host</title>${importMap()}${script}`;
  const host = await serveFiles({ ...files, '/': `<!doctype html>${head}` });
  page.on('close', host.close);
  await page.goto(host.origin);
}

/** Whether the page can import a file, as the picker does. */
const canImport = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(
    (path) =>
      import(path).then(
        () => true,
        () => false,
      ),
    `/${name}`,
  );

const isDefined = (page: Page): Promise<boolean> =>
  page.evaluate(() => customElements.get('asset-picker') !== undefined);

const late = ['dam-assets.js', 'dam-products.js', 'dam-facets.js', 'dam-text-de.js'];

test('an import map lets every file through that is as it was published', async ({ page }) => {
  await open(page);
  expect(await isDefined(page)).toBe(true);
  for (const name of late) expect(await canImport(page, name), name).toBe(true);
});

test('an import map keeps a changed entry from running', async ({ page }) => {
  await open(page, 'dam-elements.js');
  expect(await canImport(page, 'dam-elements.js')).toBe(false);
  expect(await isDefined(page)).toBe(false);
});

test('an import map keeps what the entry holds from running where it was changed', async ({
  page,
}) => {
  await open(page, 'dam-shared.js');
  expect(await isDefined(page)).toBe(false);
});

test('an import map keeps changed files from running that are imported later', async ({ page }) => {
  await open(page, ...late);
  expect(await isDefined(page)).toBe(true);
  for (const name of late) expect(await canImport(page, name), name).toBe(false);
});

test('an import map keeps a file back whose own imports were changed', async ({ page }) => {
  await open(page, 'dam-selection.js');
  expect(await canImport(page, 'dam-assets.js')).toBe(false);
});
