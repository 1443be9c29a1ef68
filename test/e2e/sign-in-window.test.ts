import { allow, Panel } from './sign-in/acting.js';
import { expect, test } from './sign-in/host.js';

// Headless shells block no popups and keep no pages for the back button.
test.use({ wholeChromium: true });

const minuteMs = 60_000;

test('the window is open before the click is over', async ({ page, openHost }) => {
  const { panel } = await openHost();
  const opening = page.waitForEvent('popup');
  const isOpen = await page.evaluate(() => {
    const really = window.open.bind(window);
    let opened = false;
    window.open = (...how) => {
      opened = true;
      return really(...how);
    };
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Sign in')?.click();
    return opened;
  });
  expect(isOpen).toBe(true);
  await allow(await opening);
  await expect(panel.status).toHaveText('signed-in');
});

for (const policy of ['same-origin-allow-popups', 'noopener-allow-popups']) {
  for (const openerPolicy of ['unsafe-none', 'same-origin']) {
    test(`a page of policy ${policy} is signed in to by a page of policy ${openerPolicy}`, async ({
      openHost,
    }) => {
      const pageHeaders = { 'cross-origin-opener-policy': policy };
      const { panel } = await openHost({ pageHeaders, service: { openerPolicy } });
      await allow(await panel.openSignIn());
      await expect(panel.status).toHaveText('signed-in');
    });
  }
}

test('a page that has cut itself off from all others is signed in to', async ({
  page,
  openHost,
}) => {
  const { panel } = await openHost({
    pageHeaders: {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    },
  });
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
});

test('an answer that comes in all three ways at once is traded in once', async ({ openHost }) => {
  const { panel, tokenCalls } = await openHost({ source: { keepOpener: true } });
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
  expect(tokenCalls()).toBe(1);
});

test('three clicks open one window, and a click while it is out of sight another', async ({
  page,
  openHost,
}) => {
  const { panel, tokenCalls } = await openHost();
  const first = await panel.openSignIn();
  await panel.press('Sign in');
  await panel.press('Sign in');
  expect(page.context().pages()).toHaveLength(2);
  await first.close();
  await expect(panel.status).toHaveText('detached');
  const second = await panel.openSignIn();
  await expect(panel.status).toHaveText('signing-in');
  await allow(second);
  await expect(panel.outcome).toHaveText('done');
  expect(tokenCalls()).toBe(1);
});

test('signing out while the window is open ends the sign-in', async ({ openHost }) => {
  const { panel, tokenCalls } = await openHost();
  const popup = await panel.openSignIn();
  await panel.press('Sign out');
  await expect(panel.outcome).toHaveText('done');
  await expect(panel.status).toHaveText('signed-out');
  await allow(popup);
  await expect(panel.status).toHaveText('signed-out');
  expect(tokenCalls()).toBe(0);
});

test('a window whose page has gone elsewhere closes itself, and nothing comes of it', async ({
  page,
  openHost,
}) => {
  const { world, panel, tokenCalls } = await openHost();
  const popup = await panel.openSignIn();
  await page.goto(`${world.pageUrl}/elsewhere.html`);
  await allow(popup);
  expect(tokenCalls()).toBe(0);
  await page.goto(world.pageUrl);
  await expect(panel.status).toHaveText('signed-out');
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
});

test('a person who takes more than five minutes has to begin again', async ({ page, openHost }) => {
  await page.clock.install();
  const { panel, tokenCalls } = await openHost();
  const popup = await panel.openSignIn();
  await page.clock.fastForward(4.9 * minuteMs);
  await expect(panel.status).toHaveText('signing-in');
  await page.clock.fastForward(0.2 * minuteMs);
  await expect(panel.outcome).toHaveText('popup_timeout');
  await expect(panel.status).toHaveText('signed-out');
  await allow(popup);
  expect(tokenCalls()).toBe(0);
});

test('an answer after a sleep of more than a quarter of an hour is not taken', async ({
  page,
  openHost,
}) => {
  await page.clock.install();
  const { panel, tokenCalls } = await openHost();
  const popup = await panel.openSignIn();
  // No timer has run since: the answer itself is the first that is heard.
  await page.clock.pauseAt(Date.now() + 1000);
  await page.clock.setSystemTime(Date.now() + 16 * minuteMs);
  await allow(popup);
  await expect(panel.outcome).toHaveText('state_expired');
  await expect(panel.status).toHaveText('error');
  expect(tokenCalls()).toBe(0);
});

test('in another site’s frame without a relay page a window that is cut off ends by the clock, and says what is missing', async ({
  page,
  openHost,
}) => {
  const options = { source: { relayUrl: undefined }, service: { openerPolicy: 'same-origin' } };
  await page.clock.install();
  const { world } = await openHost(options);
  await page.goto(world.framingUrl);
  const panel = new Panel(page, 'Source 1', page.frameLocator('iframe'));
  const popup = await panel.openSignIn();
  await expect(panel.status).toHaveText('detached');
  await allow(popup);
  await page.clock.fastForward(5.1 * minuteMs);
  await expect(panel.outcome).toHaveText('relay_needed');
});

test('in another site’s frame without a relay page a plain sign-in page is enough', async ({
  page,
  openHost,
}) => {
  const { world } = await openHost({ source: { relayUrl: undefined } });
  await page.goto(world.framingUrl);
  const panel = new Panel(page, 'Source 1', page.frameLocator('iframe'));
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
});
