import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './frames/chromium.js';
import { embed, type Embedding } from './frames/embedding.js';
import { builtBeside } from './host-files.js';
import { bundle } from './sign-in/pages.js';
import { allow } from './sign-in/acting.js';

const documentation = readFileSync(
  new URL('../../docs/hosts/policies.md', import.meta.url),
  'utf8',
);

/** The policy that the documentation gives under a heading, for the addresses of an embedding. */
function policyUnder(heading: string): string {
  const block = new RegExp(`^## ${heading}$[^]*?\`\`\`\\n([^]*?)\`\`\``, 'm').exec(
    documentation,
  )?.[1];
  if (block === undefined) throw new Error(`No policy stands under ${heading}`);
  return block
    .replaceAll('\n', ' ')
    .replaceAll('https://api.example.com', '{api}')
    .replaceAll('https://previews.example.com', '{site}');
}

let embedding: Embedding;

test.afterEach(() => embedding.close());

/** Opens a page with one picker, and gives all that its policy has refused, now and later. */
async function open(
  page: Page,
  policy: string,
  script: string,
  files: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type/.test(message.text())) refused.push(message.text());
  });
  page.on('pageerror', ({ message }) => refused.push(message));
  const picker = `<asset-picker multiple base-url="{api}" site-url="{site}" client-id="dam-elements-demo"
    broker-url="/dam-auth/" redirect-uri="/callback.html"></asset-picker>`;
  embedding = await embed({
    policy,
    files: {
      ...files,
      '/page.html': `<!doctype html><meta charset="utf-8"><link rel="icon" href="{site}/favicon.ico"><title>Host</title>${script}${picker}`,
      '/bundled.js': await bundle('test/e2e/frames/bundled-page.ts'),
    },
  });
  await page.goto(`${embedding.pageOrigin}/page.html`);
  return refused;
}

const tag = '<script type="module" src="/dist/dam-elements.js"></script>';

for (const [heading, script] of [
  ['Script tag', tag],
  ['Script tag with a nonce', tag.replace('<script', '<script nonce="r4nd0m"')],
  ['Bundler', '<script defer src="/bundled.js"></script>'],
] as const) {
  test(`the policy documented for “${heading}” is enough to sign in, look and pick`, async ({
    page,
  }) => {
    const refused = await open(page, policyUnder(heading), script);
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await allow(await opening);
    const results = page.getByRole('gridcell');
    await results.first().waitFor();
    await results.first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('img').first().waitFor();
    await page.keyboard.press('Escape');
    const picked = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener('asset-pick', ({ detail }) => resolve(detail.items.length));
        }),
    );
    await results.nth(1).click();
    await page.getByRole('button', { name: /^Insert/ }).click();
    expect(await picked).toBe(1);
    expect(refused).toEqual([]);
  });
}

test('a bundled page under the policy for the script tag defines nothing, and the console says which name', async ({
  page,
}) => {
  const refused = await open(
    page,
    policyUnder('Script tag'),
    '<script defer src="/bundled.js"></script>',
  );
  await expect.poll(() => refused.join()).toContain('lit-html');
  const isDefined = await page.evaluate(() => customElements.get('asset-picker') !== undefined);
  expect(isDefined).toBe(false);
});

for (const [what, second, complaints] of [
  ['by two queries', 'dist/dam-elements.js?ver=2', 0],
  ['from two folders', 'other/dam-elements.js', 1],
] as const) {
  test(`a page that loads the script ${what} shows a picker that can be signed in to`, async ({
    page,
  }) => {
    const script = `${tag}<script type="module" src="/${second}"></script>`;
    const refused = await open(page, policyUnder('Script tag'), script, builtBeside('/other/'));
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await expect.poll(() => Math.sign(refused.length)).toBe(complaints);
    expect(refused.every((words) => words.includes('dam-elements'))).toBe(true);
  });
}
