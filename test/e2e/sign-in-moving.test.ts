import type { Page } from '@playwright/test';
import { allow } from './sign-in/acting.js';
import { expect, test } from './sign-in/host.js';

/** Takes the picker off the page, as a framework does that renders anew. */
function takeAway(page: Page): Promise<void> {
  return page.evaluate(() => {
    const picker = document.querySelector('asset-picker');
    Object.assign(window, { away: picker });
    picker?.remove();
  });
}

function putBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.body.append((window as typeof window & { readonly away: Element }).away);
  });
}

async function openWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  return opening;
}

/** Whether no lock is held or waited for. The page holds one while it makes sure of its cookie. */
function isUnlocked(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return held.length + pending.length === 0;
  });
}

test('a picker that is moved during a sign-in is signed in after it', async ({
  page,
  openHost,
}) => {
  const { world, tokenCalls } = await openHost();
  await page.goto(world.pickerUrl);
  const popup = await openWindow(page);
  await page.evaluate(() => {
    const picker = document.querySelector('asset-picker');
    for (let times = 0; times < 3; times += 1) if (picker) document.body.prepend(picker);
  });
  await allow(popup);
  await expect(page.getByRole('gridcell')).not.toHaveCount(0);
  expect(tokenCalls()).toBe(1);
  await expect.poll(() => isUnlocked(page)).toBe(true);
});

test('a picker that is away while the person signs in finds the session on its return', async ({
  page,
  openHost,
}) => {
  const { world, tokenCalls } = await openHost();
  await page.goto(world.pickerUrl);
  const popup = await openWindow(page);
  await takeAway(page);
  await allow(popup);
  await expect.poll(tokenCalls).toBe(1);
  await putBack(page);
  await expect(page.getByRole('gridcell')).not.toHaveCount(0);
  expect(tokenCalls()).toBe(1);
  await expect.poll(() => isUnlocked(page)).toBe(true);
});

test('a picker that comes back before the answer hears of it, and opens no second window', async ({
  page,
  openHost,
}) => {
  const { world, tokenCalls } = await openHost();
  await page.goto(world.pickerUrl);
  const popup = await openWindow(page);
  await takeAway(page);
  await putBack(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(page.context().pages()).toHaveLength(2);
  await allow(popup);
  await expect(page.getByRole('gridcell')).not.toHaveCount(0);
  expect(tokenCalls()).toBe(1);
});

test('a picker that is mounted twice asks for the session once', async ({ page, openHost }) => {
  const { world } = await openHost();
  await page.goto(world.pickerUrl);
  await allow(await openWindow(page));
  await expect(page.getByRole('gridcell')).not.toHaveCount(0);
  // The first picker still makes sure of its cookie with a refresh of its own.
  await expect.poll(() => isUnlocked(page)).toBe(true);
  const { length } = world.log;
  const answered = page.waitForResponse('**/refresh');
  await page.evaluate(() => {
    const picker = document.querySelector('asset-picker');
    const copy = picker?.cloneNode() as Element;
    picker?.remove();
    document.body.append(copy);
    copy.remove();
    document.body.append(copy);
  });
  await answered;
  await expect(page.getByRole('gridcell')).not.toHaveCount(0);
  expect(world.log.slice(length).map(({ endpoint }) => endpoint)).toEqual(['refresh']);
  await expect.poll(() => isUnlocked(page)).toBe(true);
});
