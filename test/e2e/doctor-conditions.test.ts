import type { Page } from '@playwright/test';
import { serve } from '../../src/service/node.js';
import { DoctorPage } from './doctor/doctor-page.js';
import { Servers } from './doctor/servers.js';
import { built } from './host-files.js';
import { startDemo, type Demo } from './picker/demo.js';
import { read } from './sign-in/pages.js';
import { expect, test } from './sign-in/strict-chromium.js';

// Headless shells block no popups and keep no pages for the back button.
test.use({ wholeChromium: true });

let demo: Demo;
const servers = new Servers();

test.beforeAll(async () => {
  demo = await startDemo({ ASSETS: '20' });
});

test.afterEach(() => servers.close());
test.afterAll(() => demo.close());

async function open(page: Page): Promise<DoctorPage> {
  await page.goto(`${demo.origin}/doctor.html`);
  return new DoctorPage(page);
}

/** Changes the headers of what the demo answers at these addresses. */
async function amend(page: Page, path: string, headers: Readonly<Record<string, string>>) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });
}

async function allow(popup: Page): Promise<void> {
  await popup.getByRole('button', { name: 'Allow' }).click();
}

test('every setting that cannot be right is named, and nothing is asked for', async ({ page }) => {
  const doctor = await open(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await doctor.examine({
    'base-url': 'api.example.com',
    'site-url': 'http://acme.example.com',
    'client-id': ' ',
    'redirect-uri': '',
    'broker-url': 'https://me:secret@www.example.com/dam-auth/',
  });
  expect(await doctor.report()).not.toContain('secret@');
  for (const words of [
    'base-url is not a web URL',
    'site-url uses http, which is allowed only on loopback',
    'client-id starts or ends with spaces',
    'redirect-uri is missing',
    'broker-url contains a user name or a password',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
  }
  expect(asked).toEqual([]);
});

test('a policy of the page itself is not blamed on the API', async ({ page }) => {
  await amend(page, '/doctor.html', {
    'content-security-policy': "connect-src 'self'; script-src 'self'",
  });
  const doctor = await open(page);
  await doctor.examine();
  await expect(doctor.line('api')).toContainText(`Add ${demo.apiUrl} to connect-src`);
  await expect(doctor.line('site')).toContainText('Could not be checked');
});

test('a sign-in page that hides its window is waited for, and does no harm', async ({ page }) => {
  const doctor = await open(page);
  const site = await servers.start(({ url }) => {
    const asked = new URL(url).searchParams;
    const back = `${asked.get('redirect_uri') ?? ''}?code=wac_acme_1&state=${asked.get('state') ?? ''}`;
    const headers = {
      'content-type': 'text/html',
      'cross-origin-opener-policy': 'same-origin',
    };
    return new Response(`<a href="${back}">Allow</a>`, { headers });
  });
  const popup = await doctor.beginSignIn({ 'site-url': site });
  await popup.getByRole('link', { name: 'Allow' }).click();
  await doctor.done();
  await expect(doctor.line('callback')).toContainText('hid the window meanwhile');
});

test('a window that nobody asked for is blocked, and said to be', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      document.querySelector('form')?.requestSubmit();
    });
  });
  const doctor = await open(page);
  await doctor.done();
  await expect(doctor.line('window')).toContainText('did not open the sign-in window');
  await expect(doctor.line('api-origin')).toContainText('lets this page read');
});

test('denied access is told as such', async ({ page }) => {
  const doctor = await open(page);
  const popup = await doctor.beginSignIn();
  await popup.getByRole('button', { name: 'Deny' }).click();
  await doctor.done();
  await expect(doctor.line('callback')).toContainText('Access was denied in the window');
});

test('the person may stop waiting, and learns the rest', async ({ page }) => {
  const doctor = await open(page);
  await doctor.beginSignIn();
  await expect(doctor.summary).toContainText('Complete the sign-in in the other window');
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await doctor.done();
  await expect(doctor.line('callback')).toContainText('waiting for the window was stopped');
  await expect(doctor.line('authorization')).toContainText('accepts the header');
});

test('a cookie that is lost on the way is missed', async ({ page }) => {
  const doctor = await open(page);
  const forgetful = await servers.before(demo.origin, (headers) => headers.delete('set-cookie'));
  await allow(await doctor.beginSignIn({ 'broker-url': `${forgetful}/dam-auth/` }));
  await doctor.done();
  await expect(doctor.line('exchange')).toContainText('exchanged the code');
  await expect(doctor.line('session')).toContainText("did not keep the broker's cookie");
});

test('an API of another account refuses the token, and is told', async ({ page }) => {
  const doctor = await open(page);
  const other = await serve({ apiPort: 0, sitePort: 0, assets: 1, allowedOrigins: [demo.origin] });
  await allow(await doctor.beginSignIn({ 'base-url': other.baseUrl }));
  await doctor.done();
  await other.close();
  await expect(doctor.line('token')).toContainText("rejects the broker's token");
});

test('a callback page that leads on, or whose script may not run, is noticed', async ({ page }) => {
  const doctor = await open(page);
  await page.route('**/callback', (route) =>
    route.fulfill({ status: 308, headers: { location: '/dist/callback.html' } }),
  );
  await doctor.examine({ 'redirect-uri': '/callback' });
  await expect(doctor.line('redirect-page')).toContainText('redirects to /dist/callback.html');

  await amend(page, '/dist/callback.html', { 'content-security-policy': "script-src 'self'" });
  await doctor.examine({ 'redirect-uri': '/dist/callback.html' });
  await expect(doctor.line('redirect-page')).toContainText('blocks the script');
});

test('a clock that is wrong is noticed', async ({ page }) => {
  const doctor = await open(page);
  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000);
  await doctor.examine();
  await expect(doctor.line('clock')).toContainText('120 minutes ahead of');
});

test('a page over http in a frame of another site is told of https and the relay page', async ({
  page,
}) => {
  const framing = await servers.start(
    () =>
      new Response(`<iframe title="Page" src="${demo.origin}/doctor.html"></iframe>`, {
        headers: { 'content-type': 'text/html' },
      }),
    '127.0.0.1',
  );
  await amend(page, '/doctor.html', { 'content-security-policy': '' });
  await page.goto(framing);
  const doctor = new DoctorPage(page, page.frameLocator('iframe'));
  await doctor.examine();
  await expect(doctor.line('frame')).toContainText('Serve both pages over https');
  await expect(doctor.line('relay-page')).toContainText('relay-uri');
});

test('a file that the browser’s cache keeps from before an upgrade is told', async ({ page }) => {
  const scriptOf = (version: number): string =>
    `<script type="module" src="/files/dam-elements.js?ver=${version}"></script>`;
  const files: Record<string, string> = {
    '/before.html': read('demo/pages/doctor.html') + scriptOf(1),
    '/after.html': read('demo/pages/doctor.html') + scriptOf(2),
    '/files/dam-elements.js': built('dam-elements.js'),
    '/files/dam-shared.js': `${built('dam-shared.js')}\n`,
  };
  const host = await servers.start(async ({ url }) => {
    const { pathname } = new URL(url);
    const file = files[pathname];
    const type = pathname.endsWith('.html') ? 'text/html' : 'text/javascript';
    const text = file ?? (await (await fetch(demo.origin + pathname)).text());
    const headers = { 'content-type': type, 'cache-control': 'max-age=600' };
    return new Response(text, { headers });
  });
  await page.goto(`${host}/before.html`);
  await page.waitForFunction(() => customElements.get('asset-picker') !== undefined);
  files['/files/dam-shared.js'] = built('dam-shared.js');
  files['/files/integrity.json'] = built('integrity.json');
  await page.goto(`${host}/after.html`);
  const doctor = new DoctorPage(page);
  await doctor.examine({
    'base-url': demo.apiUrl,
    'site-url': demo.siteUrl,
    'client-id': 'dam-elements-demo',
  });
  await expect(doctor.line('script')).toContainText('dam-shared.js is not the file that');
  await expect(doctor.line('script')).toContainText('give each version a folder of its own');
});
