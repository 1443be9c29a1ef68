import type { Page } from '@playwright/test';
import { DoctorPage } from './doctor/doctor-page.js';
import { expect, test } from './frames/chromium.js';
import { embed, type Embedding, type EmbeddingOptions } from './frames/embedding.js';
import { built } from './host-files.js';
import { bundle, read } from './sign-in/pages.js';

let embedding: Embedding;

test.afterEach(() => embedding.close());

/** The doctor's page, with more in its head. */
const withHead = (head: string): string =>
  read('demo/pages/doctor.html').replace('</head>', `${head}</head>`);

/** Opens the doctor with `head` in its page, under a policy. */
async function open(
  page: Page,
  { head = '', ...options }: EmbeddingOptions & { readonly head?: string },
): Promise<DoctorPage> {
  const files = { ...options.files, '/page.html': withHead(head) };
  embedding = await embed({ ...options, files });
  await page.goto(`${embedding.pageOrigin}/page.html`);
  return new DoctorPage(page);
}

/** The settings that the demo's own server writes into its page. */
const settings = (): Record<'base-url' | 'site-url' | 'client-id', string> => ({
  'base-url': embedding.apiOrigin,
  'site-url': embedding.siteOrigin,
  'client-id': embedding.clientId,
});

async function signIn(doctor: DoctorPage, more: object = {}): Promise<void> {
  const popup = await doctor.beginSignIn({ ...settings(), ...more });
  await popup.getByRole('button', { name: 'Allow' }).click();
  await doctor.done();
}

const module = '<script type="module" src="/dist/dam-elements.js"></script>';
const types = "require-trusted-types-for 'script';";

test('a policy without the name dam-elements is named, with what to write', async ({ page }) => {
  const doctor = await open(page, { head: module, policy: `${types} trusted-types other` });
  await doctor.examine(settings());
  await expect(doctor.line('policy')).toContainText('blocks the Trusted Types policy dam-elements');
  await expect(doctor.line('policy')).toContainText('Write trusted-types dam-elements in the');
});

test('a bundled page whose policy lacks the name lit-html reads both names', async ({ page }) => {
  const bundled = await bundle('test/e2e/frames/bundled-page.ts');
  const head = '<script src="/bundled.js"></script>';
  const files = { '/bundled.js': bundled };
  const policy = `${types} trusted-types dam-elements`;
  const doctor = await open(page, { head: `${head}<asset-picker></asset-picker>`, files, policy });
  await doctor.examine(settings());
  await expect(doctor.line('policy')).toContainText('blocks the Trusted Types policy lit-html');
  await expect(doctor.line('policy')).toContainText('Write trusted-types dam-elements lit-html');
  await expect(doctor.line('script')).toContainText('nothing has defined it');
});

test('a policy that blocks the script itself out is named, with the origin to add', async ({
  page,
}) => {
  const elsewhere = (): string => embedding.siteOrigin;
  const doctor = await open(page, { policy: "script-src 'self'" });
  await page.evaluate((origin) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = `${origin}/dam-elements.js`;
    document.head.append(script);
  }, elsewhere());
  await doctor.examine(settings());
  await expect(doctor.line('policy')).toContainText('blocks the elements’ own script');
  await expect(doctor.line('policy')).toContainText(`Add ${elsewhere()} to script-src`);
});

test('a policy without the hosts of pictures and of the search screen reads each origin', async ({
  page,
}) => {
  const policy = "img-src 'self' data:; frame-src 'none'";
  const doctor = await open(page, { policy });
  await signIn(doctor, { openConnector: 'on' });
  await expect(doctor.line('pictures')).toContainText(`Add ${embedding.siteOrigin} to img-src`);
  await expect(doctor.line('connector')).toContainText(`Add ${embedding.siteOrigin} to frame-src`);
});

test('a policy without the API and a broker elsewhere reads each origin', async ({ page }) => {
  const doctor = await open(page, { policy: "connect-src 'self'" });
  await doctor.examine({ ...settings(), 'broker-url': 'https://broker.dam.example/dam-auth/' });
  await expect(doctor.line('api')).toContainText(`Add ${embedding.apiOrigin} to connect-src`);
  await expect(doctor.line('broker')).toContainText(
    'Add https://broker.dam.example to connect-src',
  );
});

test('a page whose policy holds all that is documented is found well', async ({ page }) => {
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'",
    'img-src {site}; media-src {site}; frame-src {site}',
    `connect-src 'self' {api}; ${types} trusted-types dam-elements`,
  ].join('; ');
  const doctor = await open(page, { head: module, policy });
  await signIn(doctor, { openConnector: 'on' });
  await expect(doctor.line('script')).toContainText('The elements come from /dist/dam-elements.js');
  await expect(doctor.line('pictures')).toContainText(`Previews load from ${embedding.siteOrigin}`);
  await expect(doctor.line('connector')).toContainText('may show');
  await expect(doctor.summary).toHaveText(/^No problems found/);
});

for (const [what, head, lines] of [
  [
    'two copies of the script',
    `${module}<script type="module" src="/old/dam-elements.js"></script>`,
    ['these are separate copies', 'Keep <script src="/dist/dam-elements.js"> and remove the other'],
  ],
  [
    'both kinds of the script',
    `${module}<script src="/dist/dam-elements.iife.js"></script>`,
    ['from /dist/dam-elements.js and from /dist/dam-elements.iife.js'],
  ],
  [
    'a module without its type',
    '<script src="/dist/dam-elements.js"></script>',
    ['Write <script type="module" src="/dist/dam-elements.js"></script>.'],
  ],
] as const) {
  test(`${what} is told, with the tag to write`, async ({ page }) => {
    const doctor = await open(page, { head });
    await doctor.examine(settings());
    for (const line of lines) await expect(doctor.line('script')).toContainText(line);
  });
}

test('files of two versions side by side are told', async ({ page }) => {
  const files = {
    '/old/integrity.json': built('integrity.json'),
    '/old/dam-elements.js': built('dam-elements.js'),
    '/old/dam-shared.js': `${built('dam-shared.js')}\n`,
  };
  const head = '<script type="module" src="/old/dam-elements.js"></script>';
  const doctor = await open(page, { head, files });
  await doctor.examine(settings());
  await expect(doctor.line('script')).toContainText('dam-shared.js is not the file that');
  await expect(doctor.line('script')).toContainText('Copy all dam-*.js files and integrity.json');
});

test('two queries on the address of the script are harmless, and nothing is said of them', async ({
  page,
}) => {
  const head = `${module}<script type="module" src="/dist/dam-elements.js?ver=2"></script>`;
  const doctor = await open(page, { head, policy: `${types} trusted-types dam-elements` });
  await doctor.examine(settings());
  await expect(doctor.line('script')).toContainText('The elements come from');
});

test('files that were not copied beside the script are told by name', async ({ page }) => {
  const files = {
    '/few/dam-elements.js': built('dam-elements.js'),
    '/few/dam-shared.js': built('dam-shared.js'),
  };
  const head = '<script type="module" src="/few/dam-elements.js"></script>';
  const doctor = await open(page, { head, files });
  await doctor.examine(settings());
  await expect(doctor.line('script')).toContainText('dam-assets.js responds with 404');
  await expect(doctor.line('script')).toContainText('Copy all dam-*.js files');
});

test('a bundled app that answers for a callback page that was not copied is told what to copy', async ({
  page,
}) => {
  const files = { '/app/callback.html': '<!doctype html><title>App</title><div id="root"></div>' };
  const doctor = await open(page, { files });
  await doctor.examine({ ...settings(), 'redirect-uri': '/app/callback.html' });
  await expect(doctor.line('redirect-page')).toContainText('is not our callback page');
  await expect(doctor.line('redirect-page')).toContainText(
    'with a bundler, from node_modules/dam-elements/dist/ to your public folder',
  );
});
