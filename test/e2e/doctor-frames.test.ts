import type { Page } from '@playwright/test';
import { DoctorPage } from './doctor/doctor-page.js';
import { expect, test } from './frames/chromium.js';
import { embed, type Embedding, type EmbeddingOptions } from './frames/embedding.js';

let embedding: Embedding;

test.afterEach(() => embedding.close());

/** Opens the doctor in a frame, of another site unless `host` is given. */
async function openFramed(
  page: Page,
  options: EmbeddingOptions = {},
  host?: string,
): Promise<DoctorPage> {
  embedding = await embed(options);
  await page.goto(embedding.framing('/doctor.html', host));
  return new DoctorPage(page, page.frameLocator('iframe'));
}

async function allow(popup: Page): Promise<void> {
  await popup.getByRole('button', { name: 'Allow' }).click();
}

const relay = { 'relay-uri': '/relay.html' };

test('in another site’s frame a page without a relay reads which lines to write, and where', async ({
  page,
}) => {
  const doctor = await openFramed(page);
  await doctor.examine();
  await expect(doctor.line('frame')).toContainText("Give the broker cookie: { sameSite: 'none' }");
  await expect(doctor.line('relay-page')).toContainText('Copy dist/relay.html');
  await expect(doctor.line('relay-page')).toContainText('relay-uri="/relay.html"');
  await expect(doctor.line('relay-page')).toContainText(
    `<meta name="dam-sites" content="${embedding.siteOrigin}" />`,
  );
});

test('in a frame of its own site a page needs no relay and no other cookie', async ({ page }) => {
  const doctor = await openFramed(page, {}, 'portal.page');
  await allow(await doctor.beginSignIn());
  await doctor.done();
  await expect(doctor.line('frame')).toContainText('in a frame of its own site');
  await expect(doctor.line('relay-page')).toHaveCount(0);
  await expect(doctor.line('session')).toContainText('The session lasts');
});

test('in another site’s frame a relay page without dam-sites is named, and no window stays', async ({
  page,
}) => {
  const doctor = await openFramed(page, { sameSite: 'none' });
  const popup = await doctor.beginSignIn(relay);
  await doctor.done();
  expect(popup.isClosed()).toBe(true);
  await expect(doctor.line('relay-page')).toContainText('its dam-sites does not name it');
  await expect(doctor.line('relay-page')).toContainText(
    `In /relay.html, write <meta name="dam-sites" content="${embedding.siteOrigin}" />.`,
  );
  await expect(doctor.line('window')).toContainText('“relay-page” has to be put right first');
});

test('in another site’s frame a relay page that was not copied is named', async ({ page }) => {
  const doctor = await openFramed(page);
  await doctor.examine({ 'relay-uri': '/nowhere/relay.html' });
  await expect(doctor.line('relay-page')).toContainText('/nowhere/relay.html, answers 404');
  await doctor.examine({ 'relay-uri': '/index.html' });
  await expect(doctor.line('relay-page')).toContainText('/index.html, is not our relay page');
  await expect(doctor.line('relay-page')).toContainText('Copy dist/relay.html');
});

test('in another site’s frame a cookie that is lost is put down to the broker’s sameSite', async ({
  page,
}) => {
  const doctor = await openFramed(page);
  await allow(await doctor.beginSignIn());
  await doctor.done();
  await expect(doctor.line('exchange')).toContainText('traded the code');
  await expect(doctor.line('session')).toContainText("did not keep the broker's cookie");
  await expect(doctor.line('session')).toContainText(
    "give the broker cookie: { sameSite: 'none' }",
  );
});

test('in another site’s frame a page that is set up well is told so, though the sign-in page cuts the tie', async ({
  page,
}) => {
  const doctor = await openFramed(page, {
    damSites: true,
    sameSite: 'none',
    openerPolicy: 'same-origin',
  });
  const window = await doctor.beginSignIn(relay);
  const opening = window.waitForEvent('popup');
  await window.getByRole('button', { name: 'Continue' }).click();
  await allow(await opening);
  await doctor.done();
  await expect(doctor.line('relay-page')).toContainText(`leads to ${embedding.siteOrigin}.`);
  await expect(doctor.line('session')).toContainText('The session lasts');
  await expect(doctor.summary).toHaveText(/^No problems found/);
});

test('in another site’s frame a sign-in page that cuts the tie is why no answer comes without a relay', async ({
  page,
}) => {
  const doctor = await openFramed(page, { sameSite: 'none', openerPolicy: 'same-origin' });
  const popup = await doctor.beginSignIn();
  await allow(popup);
  await doctor.done();
  await expect(doctor.line('answer')).toContainText('hears no answer');
  await expect(doctor.line('answer')).toContainText('relay-uri="/relay.html"');
});

for (const [missing, sandbox, words] of [
  [
    'allow-popups-to-escape-sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups',
    'Add allow-popups-to-escape-sandbox to the frame',
  ],
  ['allow-popups', 'allow-scripts allow-same-origin allow-forms', 'No sign-in window opens'],
] as const) {
  test(`a sandbox without ${missing} is named, with the line to write`, async ({ page }) => {
    const doctor = await openFramed(page, { sandbox });
    await page.frameLocator('iframe').getByRole('button', { name: 'Examine, and sign in' }).click();
    await doctor.done();
    await expect(doctor.line('window')).toContainText(words);
    await expect(doctor.line('window')).toContainText(
      'sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"',
    );
  });
}
