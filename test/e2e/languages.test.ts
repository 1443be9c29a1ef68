import type { Page } from '@playwright/test';
import { built, serveFiles } from './host-files.js';
import { expect, test } from './watched.js';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types dam-elements',
].join('; ');

const scripts = {
  module: '<script type="module" src="js/dam-elements.js"></script>',
  classic: '<script src="js/dam-elements.iife.js"></script>',
};

/** What each of the two pickers tells developers. */
const unset =
  '<asset-picker> is not set up: base-url is missing. See README.md#put-it-into-a-page of dam-elements.';

/** A page in `lang` under the strictest policy; what it asked for, and what it complained of. */
async function open(page: Page, lang: string, script: string, more: readonly string[] = []) {
  const asked: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => {
    if (!message.location().url.endsWith('favicon.ico')) said.push(message.text());
  });
  const names = [
    'dam-elements.js',
    'dam-shared.js',
    'dam-console.js',
    'dam-drawings.js',
    'dam-elements.iife.js',
    'dam-drawings.classic.js',
    ...more,
  ];
  const files = Object.fromEntries(names.map((name) => [`/js/${name}`, built(name)]));
  const html = `<!doctype html><html lang="${lang}"><title>Host</title>${script}
    <asset-picker></asset-picker><asset-picker></asset-picker>`;
  const host = await serveFiles({ ...files, '/': html }, { 'content-security-policy': policy });
  await page.goto(host.origin);
  return { asked, said, close: host.close };
}

for (const [name, script] of Object.entries(scripts)) {
  for (const [lang, words] of Object.entries({
    de: 'Diese Auswahl ist nicht eingerichtet',
    ar: 'لم يتم إعداد أداة الاختيار هذه',
  })) {
    test(`the ${name} script fetches ${lang} from beside it, under a strict policy`, async ({
      page,
    }) => {
      // The oldest browsers supported have no such method.
      await page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
      const host = await open(page, lang, script, [`dam-text-${lang}.js`]);
      await expect(page.getByRole('paragraph').filter({ hasText: words })).toHaveCount(2);
      const fetched = host.asked.filter((path) => path.includes('dam-text'));
      expect(fetched).toEqual([`/js/dam-text-${lang}.js`]);
      await expect.poll(() => host.said).toEqual([unset, unset]);
      host.close();
    });
  }

  test(`the ${name} script stays with English where a language is not beside it`, async ({
    page,
  }) => {
    const host = await open(page, 'de', script);
    const words = page.getByRole('paragraph').filter({ hasText: 'This picker is not set up' });
    await expect(words).toHaveCount(2);
    await expect(words.first()).toBeVisible();
    expect(host.said.filter((text) => text.startsWith('The words for "de"'))).toHaveLength(1);
    host.close();
  });

  test(`the ${name} script tells people whose browser is too old, in their language`, async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
    const host = await open(page, 'de', script, ['dam-older.js', 'dam-text-de.js']);
    const words = page.getByRole('paragraph').filter({ hasText: 'Ihr Browser ist zu alt' });
    await expect(words).toHaveCount(2);
    await expect(words.first()).toBeVisible();
    expect(host.said).toEqual([]);
    host.close();
  });

  test(`the ${name} script fetches no language for a page in English`, async ({ page }) => {
    const host = await open(page, 'en-GB', script);
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'This picker is not set up' }),
    ).toHaveCount(2);
    expect(host.asked.filter((path) => path.includes('dam-text'))).toEqual([]);
    host.close();
  });
}

test('a language named ahead is there with the script, checked by its hash', async ({ page }) => {
  const hashes = new Map(Object.entries(JSON.parse(built('integrity.json')) as object));
  const hash = String(hashes.get('dam-text-de.js'));
  const preload = `<link rel="modulepreload" href="js/dam-text-de.js" integrity="${hash}">`;
  const host = await open(page, 'de', preload + scripts.module, ['dam-text-de.js']);
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'nicht eingerichtet' }).first(),
  ).toBeVisible();
  expect(host.asked.filter((path) => path.includes('dam-text'))).toHaveLength(1);
  await expect.poll(() => host.said).toEqual([unset, unset]);
  host.close();
});
