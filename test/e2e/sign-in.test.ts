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

test('a person signs in by popup, stays so after a reload, and signs out', async ({ page }) => {
  const panel = await openHost(page);
  const popup = await panel.openSignIn();
  await expect(panel.status).toHaveText('signing-in');
  await allow(popup);
  await expect(panel.status).toHaveText('signed-in');
  await panel.press('Ask who I am');
  await expect(panel.person).toHaveText('200');

  await page.reload();
  await expect(panel.status).toHaveText('signed-in');
  await panel.press('Ask who I am');
  await expect(panel.person).toHaveText('200');
  expect(exchanges()).toBe(1);

  await panel.press('Sign out');
  await expect(panel.outcome).toHaveText('done');
  await expect(panel.status).toHaveText('signed-out');
  await page.reload();
  await expect(panel.status).toHaveText('signed-out');
});

test('a page that nobody has signed in to shows no error in the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  world = await createWorld();
  await page.goto(world.pickerUrl);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the first click opens the window, even while the session is still asked for', async ({
  page,
}) => {
  let answer = (): void => undefined;
  const heldRefresh = new Promise<void>((resolve) => (answer = resolve));
  const between = async ({ url }: Request, call: () => Promise<Response>): Promise<Response> => {
    const told = await call();
    if (url.endsWith('/refresh')) await heldRefresh;
    return told;
  };
  world = await createWorld({ between });
  await page.goto(world.pageUrl);
  const panel = new Panel(page);
  await expect(panel.status).toHaveText('unknown');
  const popup = await panel.openSignIn();
  await allow(popup);
  // It says that there is no session, and takes the cookie away: too late to do harm.
  const answered = page.waitForResponse('**/dam-auth-acme/refresh');
  answer();
  await answered;
  await expect(panel.status).toHaveText('signed-in');
  await page.reload();
  await expect(panel.status).toHaveText('signed-in');
});

test('a closed window can be opened again, and one answer ends it all', async ({ page }) => {
  const panel = await openHost(page);
  const first = await panel.openSignIn();
  await first.close();
  await expect(panel.status).toHaveText('detached');
  await expect(panel.outcome).toHaveText('waiting');
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
  expect(exchanges()).toBe(1);
});

test('a closed window that is given up leaves the person signed out', async ({ page }) => {
  const panel = await openHost(page);
  const popup = await panel.openSignIn();
  await popup.close();
  await expect(panel.status).toHaveText('detached');
  await panel.press('Cancel');
  await expect(panel.outcome).toHaveText('cancelled');
  await expect(panel.status).toHaveText('signed-out');
});

test('a denied consent is told as such', async ({ page }) => {
  const panel = await openHost(page);
  const popup = await panel.openSignIn();
  await popup.getByRole('button', { name: 'Deny' }).click();
  await expect(panel.outcome).toHaveText('access_denied');
  await expect(panel.status).toHaveText('signed-out');
  expect(exchanges()).toBe(0);
});

test('a denial that says nothing is still an end', async ({ page }) => {
  const panel = await openHost(page, { service: { denial: 'silent' } });
  const popup = await panel.openSignIn();
  await popup.getByRole('button', { name: 'Deny' }).click();
  await expect(panel.outcome).toHaveText('no_code');
});

test('two sources of one connection share one window', async ({ page }) => {
  const panel = await openHost(page, { sources: 2 });
  const second = new Panel(page, 'Source 2');
  const popup = await panel.openSignIn();
  await second.press('Sign in');
  expect(page.context().pages()).toHaveLength(2);
  await allow(popup);
  await expect(panel.status).toHaveText('signed-in');
  await expect(second.status).toHaveText('signed-in');
  await expect(second.outcome).toHaveText('done');
  expect(exchanges()).toBe(1);
});

test('signing in and out in one tab does so in the other', async ({ page, context }) => {
  const panel = await openHost(page);
  const other = await context.newPage();
  await other.goto(world.pageUrl);
  const there = new Panel(other);
  await expect(there.status).toHaveText('signed-out');
  await allow(await panel.openSignIn());
  await expect(there.status).toHaveText('signed-in');
  await there.press('Ask who I am');
  await expect(there.person).toHaveText('200');
  await panel.press('Ask who I am');
  await expect(panel.person).toHaveText('200');
  await there.press('Sign out');
  await expect(panel.status).toHaveText('signed-out');
});

test('signing out while the broker is out of reach holds after a reload, too', async ({ page }) => {
  const panel = await openHost(page);
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
  await page.route('**/dam-auth-acme/logout', (route) => route.abort());
  await panel.press('Sign out');
  await expect(panel.outcome).toHaveText('done');
  await expect(panel.status).toHaveText('signed-out');

  await page.reload();
  await expect(panel.status).toHaveText('stalled');
  await page.unroute('**/dam-auth-acme/logout');
  await page.reload();
  await expect(panel.status).toHaveText('signed-out');
  expect(world.log.at(-1)?.verdict).toBe('login_required');
});
