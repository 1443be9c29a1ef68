import type { Page } from '@playwright/test';
import { allow, Panel } from './sign-in/acting.js';
import { expect, test } from './sign-in/strict-chromium.js';
import { createWorld, type World, type WorldOptions } from './sign-in/world.js';

let world: World;

test.afterEach(() => world.close());

/** Opens the host's page in the frame of another site. */
async function openFramed(page: Page, options: WorldOptions = {}): Promise<Panel> {
  world = await createWorld(options);
  await page.goto(world.framingUrl);
  return new Panel(page, 'Source 1', page.frameLocator('iframe'));
}

/** Goes on from the relay page, and gives the window that opens next. */
async function continueToSignIn(relay: Page): Promise<Page> {
  const opening = relay.waitForEvent('popup');
  await relay.getByRole('button', { name: 'Continue' }).click();
  return opening;
}

for (const openerPolicy of ['unsafe-none', 'same-origin']) {
  test(`in another site's frame a person signs in through the relay page, with a sign-in page of policy ${openerPolicy}`, async ({
    page,
  }) => {
    const panel = await openFramed(page, { service: { openerPolicy } });
    await expect(panel.status).toHaveText('signed-out');
    const relay = await panel.openSignIn();
    await expect(relay).toHaveURL(`${world.pageUrl}/relay.html`);
    const gone = relay.waitForEvent('close');
    await allow(await continueToSignIn(relay));
    await gone;
    await expect(panel.status).toHaveText('signed-in');
    await panel.press('Ask who I am');
    await expect(panel.person).toHaveText('200');
  });
}

test('the relay page leads nowhere else, and says so', async ({ page }) => {
  world = await createWorld();
  await page.goto(`${world.pageUrl}/`);
  const opening = page.waitForEvent('popup');
  await page.evaluate((address) => {
    const target = 'javascript:alert(1)';
    window.open(`${address}/relay.html#${target}`);
  }, world.pageUrl);
  const relay = await opening;
  await expect(relay.getByRole('alert')).toBeVisible();
  await expect(relay.getByRole('button')).toHaveCount(0);
  await expect(relay).toHaveURL(`${world.pageUrl}/relay.html`);
});

test('a frame that may not open windows says so at once', async ({ page }) => {
  const panel = await openFramed(page, { sandbox: 'allow-scripts allow-same-origin' });
  await panel.press('Sign in');
  await expect(panel.outcome).toHaveText('popup_blocked');
});

const held = 'allow-scripts allow-same-origin allow-popups allow-forms';

test('a frame whose sandbox holds its windows, too, closes the window and names what is missing', async ({
  page,
}) => {
  world = await createWorld({ sandbox: held });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(world.framingPickerUrl);
  const picker = page.frameLocator('iframe').locator('asset-picker');
  const opening = page.waitForEvent('popup');
  await picker.getByRole('button', { name: 'Sign in' }).click();
  const popup = await opening;
  await expect(picker.getByText('allow-popups-to-escape-sandbox')).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(picker.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(errors).toEqual([]);
});

test('the relay page of such a frame names what is missing, too', async ({ page }) => {
  const panel = await openFramed(page, { sandbox: held });
  const relay = await panel.openSignIn();
  const blank = await continueToSignIn(relay);
  await expect(relay.getByRole('alert')).toContainText('allow-popups-to-escape-sandbox');
  await expect.poll(() => blank.isClosed()).toBe(true);
});

test('a frame without an origin of its own says at once that it cannot be signed in to', async ({
  page,
}) => {
  const panel = await openFramed(page, { sandbox: 'allow-scripts allow-popups' });
  await panel.press('Sign in');
  await expect(panel.outcome).toHaveText('bad_redirect');
});
