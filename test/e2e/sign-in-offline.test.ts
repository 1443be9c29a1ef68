import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { requireBrowsers } from '../../scripts/browsers.js';
import { allow, Panel } from './sign-in/acting.js';
import { expect, test } from './sign-in/host.js';
import { strictFlags } from './sign-in/strict-chromium.js';
import { createWorld } from './sign-in/world.js';

const hourMs = 3_600_000;

/**
 * Signs in, and waits until the page has made sure that its cookie has come: a network that fails
 * meanwhile would make that fail too, and begin a pause of its own.
 */
async function signInForSure(page: Page, panel: Panel): Promise<void> {
  const sure = page.waitForResponse((told) => told.url().endsWith('/refresh') && told.ok());
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
  await sure;
}

test('a token that lapses while the browser is offline is replaced once it is back', async ({
  page,
  context,
  openHost,
}) => {
  await page.clock.install();
  const { world, panel } = await openHost();
  await signInForSure(page, panel);
  await context.setOffline(true);
  await page.clock.setSystemTime(Date.now() + 9 * hourMs);
  await panel.press('Ask who I am');
  await expect(panel.outcome).toHaveText('offline');
  await expect(panel.status).toHaveText('stalled');
  expect(world.service.stats().tokens.refreshes).toBe(0);
  await context.setOffline(false);
  await expect(panel.status).toHaveText('signed-in');
  expect(world.service.stats().tokens.refreshes).toBe(1);
  await panel.press('Ask who I am');
  await expect(panel.person).toHaveText('200');
});

test('a network that shows a page of its own in place of every answer does not end the session', async ({
  openHost,
}) => {
  let isCaptive = false;
  const { page, panel } = await openHost({
    between: (_request, answer) =>
      isCaptive
        ? Promise.resolve(new Response('<!doctype html><title>Wi-Fi</title>', { status: 200 }))
        : answer(),
  });
  await signInForSure(page, panel);
  await panel.press('Lose the token');
  isCaptive = true;
  await panel.press('Ask who I am');
  await expect(panel.outcome).toHaveText('unknown_outcome');
  await expect(panel.status).toHaveText('stalled');
  isCaptive = false;
  await panel.press('Ask who I am');
  await expect(panel.person).toHaveText('200');
});

test('a broker that another site’s policy hides is out of reach, and the session waits', async ({
  openHost,
}) => {
  let isHidden = false;
  const elsewhere = 'http://127.0.0.1:9/refresh';
  const { page, panel } = await openHost({
    between: (_request, answer) =>
      isHidden ? Promise.resolve(Response.redirect(elsewhere, 307)) : answer(),
  });
  await signInForSure(page, panel);
  await panel.press('Lose the token');
  isHidden = true;
  await panel.press('Ask who I am');
  await expect(panel.outcome).toHaveText('broker_unreachable');
  isHidden = false;
  await panel.press('Ask who I am');
  await expect(panel.person).toHaveText('200');
});

/** Chromium of a person who lets pages at `origin` keep nothing, cookies included. */
async function openForgetful(origin: string): Promise<{ context: BrowserContext; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'dam-elements-'));
  mkdirSync(join(folder, 'Default'));
  const cookies = { [`${origin},*`]: { setting: 2 } };
  const settings = { profile: { content_settings: { exceptions: { cookies } } } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
  const { chromium: executablePath } = requireBrowsers();
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath !== undefined && { executablePath }),
    ignoreDefaultArgs: true,
    args: [...strictFlags, `--user-data-dir=${folder}`],
  });
  return { context, folder };
}

test('a person whose browser keeps nothing signs in for as long as the page lasts', async () => {
  const world = await createWorld();
  const { context, folder } = await openForgetful(world.pageUrl);
  try {
    const [page] = context.pages();
    if (!page) throw new Error('The browser shows no page');
    const faults: Error[] = [];
    page.on('pageerror', (error) => faults.push(error));
    await page.goto(world.pageUrl);
    const denied = await page.evaluate(() => {
      try {
        return typeof window.localStorage;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(denied).toBe('SecurityError');
    const panel = new Panel(page);
    await allow(await panel.openSignIn());
    await expect(panel.status).toHaveText('signed-in');
    await panel.press('Ask who I am');
    await expect(panel.person).toHaveText('200');
    await panel.press('Sign out');
    await expect(panel.outcome).toHaveText('done');
    await expect(panel.status).toHaveText('signed-out');
    await page.reload();
    await expect(panel.status).toHaveText('signed-out');
    expect(faults).toEqual([]);
  } finally {
    await context.close();
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
