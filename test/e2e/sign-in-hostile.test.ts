import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { allow, Panel } from './sign-in/acting.js';
import { expect, test } from './sign-in/strict-chromium.js';
import { createWorld, type World, type WorldOptions } from './sign-in/world.js';

// Headless shells block no popups and keep no pages for the back button.
test.use({ wholeChromium: true });

let world: World;

test.afterEach(() => world.close());

async function openHost(page: Page, options: WorldOptions = {}): Promise<Panel> {
  world = await createWorld(options);
  await page.goto(world.pageUrl);
  const panel = new Panel(page);
  await expect(panel.status).toHaveText('signed-out');
  return panel;
}

const exchanges = (): number => world.service.stats().requests['POST /v2/oauth/access-token'] ?? 0;

test('a sign-in page that cuts the tie does not pass for one that was closed', async ({ page }) => {
  const panel = await openHost(page, { service: { openerPolicy: 'same-origin' } });
  const popup = await panel.openSignIn();
  await expect(panel.status).toHaveText('detached');
  await allow(popup);
  await expect(panel.status).toHaveText('signed-in');
  await expect(panel.outcome).toHaveText('done');
});

test('a host page that cuts the tie can still be signed in to', async ({ page }) => {
  const pageHeaders = { 'cross-origin-opener-policy': 'same-origin' };
  const panel = await openHost(page, { pageHeaders });
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
});

test('a landing page without any script is enough', async ({ page }) => {
  const panel = await openHost(page, { landingPage: '<!doctype html><title>Back</title>' });
  const popup = await panel.openSignIn();
  await popup.getByRole('button', { name: 'Allow' }).click();
  await expect(panel.status).toHaveText('signed-in');
});

test('the landing page as it is shipped works under its own policy', async ({ page }) => {
  const landingPage = readFileSync(new URL('../../dist/callback.html', import.meta.url), 'utf8');
  // With the tie cut, nothing but the page's script can bring the answer.
  const service = { openerPolicy: 'same-origin' };
  const panel = await openHost(page, { landingPage, service });
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
});

test('a window that nobody asked for is blocked, and the next click works', async ({ page }) => {
  const panel = await openHost(page);
  // Whatever a test runs in a page counts as the person's doing, for five seconds. So the page
  // does it by itself later, and says so; asking it before that would count again.
  const done = page.waitForEvent('console', { predicate: (said) => said.text() === 'unasked' });
  await page.evaluate(() => {
    setTimeout(() => {
      document.querySelector('section')?.dispatchEvent(new Event('sign-in-unasked'));
      console.log('unasked');
    }, 5500);
  });
  await done;
  await expect(panel.outcome).toHaveText('popup_blocked');
  await expect(panel.status).toHaveText('signed-out');
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
});

test('an answer with the state of another sign-in is refused', async ({ page }) => {
  const panel = await openHost(page);
  const popup = await panel.openSignIn();
  const forged = `${world.pageUrl}/callback.html?code=${world.service.issueCode()}&state=${'0'.repeat(32)}`;
  await popup.getByRole('button', { name: 'Allow' }).waitFor();
  await popup.evaluate((address) => void setTimeout(() => location.replace(address)), forged);
  await expect(panel.outcome).toHaveText('state_mismatch');
  await expect(panel.status).toHaveText('error');
  expect(exchanges()).toBe(0);
});

test('what other windows and frames say is not listened to', async ({ page }) => {
  const panel = await openHost(page);
  const popup = await panel.openSignIn();
  await page.evaluate((code) => {
    const answer = `${location.origin}/callback.html?code=${code}&state=${'0'.repeat(32)}`;
    window.postMessage({ damCallback: answer }, location.origin);
    new BroadcastChannel('dam-auth.').postMessage(answer);
  }, world.service.issueCode());
  await allow(popup);
  await expect(panel.status).toHaveText('signed-in');
  expect(exchanges()).toBe(1);
});

test('the sign-in page cannot lead the host page elsewhere', async ({ page }) => {
  const panel = await openHost(page);
  const popup = await panel.openSignIn();
  await popup.getByRole('button', { name: 'Allow' }).waitFor();
  expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
});

test('no script finds anything of the session in the page', async ({ page }) => {
  const panel = await openHost(page);
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
  const found = await page.evaluate(() => [
    document.cookie,
    localStorage.length + sessionStorage.length,
  ]);
  expect(found).toEqual(['', 0]);
});

test('the landing page takes the code out of the address, and leaves no trace of it', async ({
  page,
}) => {
  world = await createWorld();
  await page.goto(`${world.pageUrl}/callback.html?code=wac_acme_1&state=1`);
  await expect(page).toHaveURL(`${world.pageUrl}/callback.html`);
  await expect(page.getByText('You can close this window.')).toBeVisible();
});

test('leaving the host page mid-way ends in a window that closes itself', async ({ page }) => {
  const panel = await openHost(page);
  const popup = await panel.openSignIn();
  await page.reload();
  await expect(panel.status).toHaveText('signed-out');
  await allow(popup);
  expect(exchanges()).toBe(0);
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
});
