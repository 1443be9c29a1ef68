import type { Page } from '@playwright/test';
import { allow, Panel } from './sign-in/acting.js';
import { Hold } from './sign-in/hold.js';
import { expect, test } from './sign-in/host.js';

// Headless shells block no popups and keep no pages for the back button.
test.use({ wholeChromium: true });

/** Leaves the page by a link, so to speak; it is kept for the way back. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.title = persisted ? 'Kept' : 'Loaded';
    });
  });
  await page.goto(new URL('/elsewhere.html', page.url()).href);
}

/** Presses the back button. The page may be gone before it can answer that it did. */
async function pressBack(page: Page): Promise<void> {
  await page
    .evaluate(() => history.back())
    .catch((error: unknown) => {
      if (!String(error).includes('Execution context was destroyed')) throw error;
    });
}

/** Presses the back button, and makes sure that the very page is back, not a fresh copy. */
async function goBack(page: Page): Promise<void> {
  await pressBack(page);
  await expect(page).toHaveTitle('Kept');
}

test('a page that comes back by the back button is still signed in', async ({ page, openHost }) => {
  const { world, panel } = await openHost();
  await allow(await panel.openSignIn());
  await leave(page);
  await goBack(page);
  await expect(panel.status).toHaveText('signed-in');
  await panel.press('Ask who I am');
  await expect(panel.person).toHaveText('200');
  expect(world.service.stats().tokens.refreshes).toBe(0);
});

test('a page that comes back after its token has lapsed gets another before it is asked', async ({
  page,
  openHost,
}) => {
  await page.clock.install();
  const { world, panel } = await openHost();
  const popup = await panel.openSignIn();
  const confirmed = page.waitForResponse('**/refresh');
  await allow(popup);
  await expect(panel.status).toHaveText('signed-in');
  await confirmed;
  // No timer may help: only the way back itself can tell.
  await page.clock.pauseAt(Date.now() + 1000);
  await page.clock.setSystemTime(Date.now() + 9 * 3_600_000);
  await leave(page);
  expect(world.service.stats().tokens.refreshes).toBe(0);
  await goBack(page);
  await expect.poll(() => world.service.stats().tokens.refreshes).toBe(1);
  await expect(panel.status).toHaveText('signed-in');
});

test('a page that comes back while its refresh is under way gets its answer', async ({
  page,
  openHost,
}) => {
  const hold = new Hold('/refresh');
  const { between } = hold;
  const { world, panel } = await openHost({ between });
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
  await panel.press('Lose the token');
  const held = hold.next('after');
  await panel.press('Ask who I am');
  await held;
  await leave(page);
  await goBack(page);
  hold.release();
  await expect(panel.person).toHaveText('200');
  expect(world.service.stats().tokens).toEqual({ refreshes: 1, reuses: 0, familiesRevoked: 0 });
});

test('a page that comes back after a sign-out elsewhere is signed out', async ({
  page,
  context,
  openHost,
}) => {
  const { world, panel } = await openHost();
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
  await leave(page);
  const other = await context.newPage();
  await other.goto(world.pageUrl);
  const there = new Panel(other);
  await expect(there.status).toHaveText('signed-in');
  await there.press('Sign out');
  await expect(there.outcome).toHaveText('done');
  await page.bringToFront();
  await pressBack(page);
  await expect(panel.status).toHaveText('signed-out');
});

test('a page that is left with the sign-in window open begins again on its return', async ({
  page,
  openHost,
}) => {
  const { panel, tokenCalls } = await openHost();
  const popup = await panel.openSignIn();
  await leave(page);
  await pressBack(page);
  await expect(panel.status).toHaveText('signed-out');
  await allow(popup);
  expect(tokenCalls()).toBe(0);
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
});
