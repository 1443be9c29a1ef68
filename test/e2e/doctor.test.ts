import { serve } from '../../src/service/node.js';
import { DoctorPage } from './doctor/doctor-page.js';
import { Servers } from './doctor/servers.js';
import { startDemo, type Demo } from './picker/demo.js';
import { expect, test } from './sign-in/strict-chromium.js';

let demo: Demo;
let doctor: DoctorPage;
const servers = new Servers();

test.beforeAll(async () => {
  demo = await startDemo({ ASSETS: '20' });
});

test.beforeEach(async ({ page }) => {
  doctor = new DoctorPage(page);
  await page.goto(`${demo.origin}/doctor.html`);
});

test.afterEach(() => servers.close());
test.afterAll(() => demo.close());

test('a page that is set up well is told so, step by step, and no secret appears', async ({
  page,
}) => {
  const popup = await doctor.beginSignIn({ 'branded-links': 'on' });
  await popup.getByRole('button', { name: 'Allow' }).click();
  await doctor.done();
  await expect(doctor.summary).toHaveText('No problems found.');
  await expect(page.getByRole('listitem')).toHaveCount(20);
  await expect(page.getByRole('img', { name: 'Good' })).toHaveCount(20);
  expect(await page.content()).not.toMatch(/wa[ct]_|wrt_|Bearer/);
});

test('a page that was signed in before needs no window to try the token', async () => {
  const popup = await doctor.beginSignIn();
  await popup.getByRole('button', { name: 'Allow' }).click();
  await doctor.done();
  await doctor.examine();
  await expect(doctor.line('broker-origin')).toContainText('a user is signed in');
  await expect(doctor.line('token')).toContainText('The API accepts the token');
  await expect(doctor.summary).toHaveText('No problems found. Some steps were skipped.');
});

test.describe('the real cause is named', () => {
  test('where base-url leads to a port at which nothing listens', async () => {
    const vacant = await servers.vacant();
    await doctor.examine({ 'base-url': vacant });
    await expect(doctor.line('api')).toContainText(`Nothing responds at ${vacant}.`);
    await expect(doctor.line('api')).toContainText('Check host and port of base-url');
    await expect(doctor.line('token')).toContainText('fix “api” first');
    await expect(doctor.summary).toHaveText('1 problem found.');
  });

  test('where base-url leads to another server', async () => {
    await doctor.examine({ 'base-url': demo.origin });
    await expect(doctor.line('api-origin')).toContainText('it is not the version 2.0 API');
  });

  test('where the API lets pages of other origins alone read it', async () => {
    const strict = await serve({ apiPort: 0, sitePort: 0, assets: 1, allowedOrigins: [] });
    await doctor.examine({ 'base-url': strict.baseUrl });
    await strict.close();
    await expect(doctor.line('api')).toContainText('responds.');
    await expect(doctor.line('api-origin')).toContainText('no CORS for this origin');
    await expect(doctor.line('api-origin')).toContainText(`Have ${demo.origin} added`);
  });

  test('nowhere, where the API shows itself to requests with a token alone', async () => {
    const shy = await servers.before(demo.apiUrl, (answer, asked) => {
      const isAsking = asked.has('access-control-request-method');
      if (!asked.has('authorization') && !isAsking) {
        answer.delete('access-control-allow-origin');
      }
    });
    await doctor.examine({ 'base-url': shy, 'branded-links': 'on' });
    await expect(doctor.line('api-origin')).toContainText('lets this page read its responses');
    for (const step of ['authorization', 'content-type', 'toggle']) {
      await expect(doctor.line(step)).toContainText('The API accepts the header');
    }
  });

  for (const header of ['x-service-api-toggle', 'content-type', 'authorization']) {
    test(`where the API does not allow the header ${header}`, async () => {
      const forgetful = await servers.before(demo.apiUrl, (headers) => {
        const allowed = headers.get('access-control-allow-headers')?.split(', ') ?? [];
        const others = allowed.filter((name) => name !== header);
        if (others.length > 0) headers.set('access-control-allow-headers', others.join(', '));
      });
      await doctor.examine({ 'base-url': forgetful, 'branded-links': 'on' });
      const step = header.startsWith('x-') ? 'toggle' : header;
      await expect(doctor.line('api-origin')).toContainText('lets this page read');
      await expect(doctor.line(step)).toContainText(`let this page send the header ${header}`);
      await expect(doctor.summary).toHaveText('1 problem found.');
    });
  }

  test('where the broker does not list the page’s origin', async () => {
    const broker = await servers.broker(demo, { allowedOrigins: ['https://www.example.com'] });
    await doctor.examine({ 'broker-url': broker });
    await expect(doctor.line('broker')).toContainText('Something responds');
    await expect(doctor.line('broker-origin')).toContainText(`not to pages of ${demo.origin}`);
    await expect(doctor.line('broker-origin')).toContainText(`Add '${demo.origin}'`);
  });

  test('where the broker is down, or elsewhere', async () => {
    const vacant = await servers.vacant();
    await doctor.examine({ 'broker-url': vacant });
    await expect(doctor.line('broker')).toContainText(`Nothing responds at ${vacant}.`);
    await doctor.examine({ 'broker-url': '/auth/' });
    await expect(doctor.line('broker')).toContainText('the broker is not there');
  });

  for (const [where, address, words] of [
    ['is on another origin', 'https://www.example.com/callback.html', 'the code cannot reach it'],
    ['is missing', '/callback.html', 'redirect-uri, /callback.html, responds with 404'],
    ['is another page', '/index.html', 'is not our callback page'],
  ] as const) {
    test(`where the callback page ${where}`, async () => {
      await doctor.examine({ 'redirect-uri': address });
      await expect(doctor.line('redirect-page')).toContainText(words);
      await expect(doctor.line('redirect-page')).toContainText('Copy dist/callback.html');
    });
  }

  test('where site-url leads to a port at which nothing listens: no window stays', async () => {
    const vacant = await servers.vacant();
    const popup = await doctor.beginSignIn({ 'site-url': vacant });
    await doctor.done();
    expect(popup.isClosed()).toBe(true);
    await expect(doctor.line('site')).toContainText(`Nothing responds at ${vacant}.`);
    await expect(doctor.line('window')).toContainText('fix “site” first');
  });

  test('where the site does not know the client', async () => {
    const popup = await doctor.beginSignIn({ 'client-id': 'another' });
    await popup.getByText('is not known').waitFor();
    await popup.close();
    await doctor.done();
    await expect(doctor.line('callback')).toContainText(
      'client-id and redirect-uri are registered',
    );
  });

  test('where the broker has the wrong secret', async () => {
    const popup = await doctor.beginSignIn({ 'broker-url': await servers.broker(demo) });
    await popup.getByRole('button', { name: 'Allow' }).click();
    await doctor.done();
    await expect(doctor.line('callback')).toContainText('came back with the code');
    await expect(doctor.line('exchange')).toContainText('clientSecret or clientId is wrong');
  });

  test('where the state is not handed back', async () => {
    const site = await servers.site(() => ({ code: 'wac_acme_1234567890' }));
    await doctor.beginSignIn({ 'site-url': site });
    await doctor.done();
    await expect(doctor.line('callback')).toContainText('State was not echoed');
    await expect(doctor.line('exchange')).toContainText('fix “callback” first');
  });

  test('where the code comes under another name', async () => {
    const site = await servers.site((asked) => ({
      authorization_code: 'wac_acme_1234567890',
      state: asked.get('state') ?? '',
    }));
    await doctor.beginSignIn({ 'site-url': site });
    await doctor.done();
    await expect(doctor.line('callback')).toContainText('arrives as “authorization_code”');
    expect(await doctor.report()).not.toContain('1234567890');
  });
});
