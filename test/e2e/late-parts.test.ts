import { brotliCompressSync } from 'node:zlib';
import { built } from './host-files.js';
import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { allow } from './sign-in/acting.js';
import { expect, test } from './sign-in/strict-chromium.js';

/** The file that what helps to find comes in. */
const finding = /\/dam-facets\.js/;

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

test('facets are listed though a part of them stalls, and no box is replaced when it comes', async ({
  page,
}) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(finding, async (route) => {
    await held;
    await route.continue();
  });
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();

  const videos = page.getByRole('checkbox', { name: /^Videos/ });
  await videos.waitFor();
  const early = await page.locator('facet-panel').getByRole('checkbox').elementHandles();
  expect(early.length).toBeGreaterThan(3);
  const coming = page.waitForResponse(finding);
  letGo();
  await (await coming).finished();
  // What the search box offers closes again, since it covers the facets.
  await page.getByRole('searchbox').first().click();
  await page.keyboard.press('Escape');
  for (const box of early) {
    expect(await box.evaluate((shown) => shown.isConnected)).toBe(true);
  }
  await videos.click();
  await page.getByRole('button', { name: /^Remove filter .*Videos/ }).waitFor();
  // The facets of the next search have their groups.
  await page.getByRole('button', { name: 'File type', exact: true }).waitFor();
});

test('facets narrow the results where that part never comes', async ({ page }) => {
  await page.route(finding, (route) => route.abort());
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await page.getByRole('checkbox', { name: /^Videos/ }).click();
  await page.getByRole('button', { name: /^Remove filter .*Videos/ }).waitFor();
});

test('every film gets its icon though its part comes late, also where it cannot be seen yet', async ({
  page,
}) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/dam-assets\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await page.getByRole('checkbox', { name: /^Videos/ }).click();
  await expect(picker.results.first()).toHaveText(/\.(?:mp4|mov)/);
  const seen = await picker.results.first().evaluate((card) => {
    const edge = card.closest('[part=results]')?.getBoundingClientRect().bottom ?? 0;
    const cards = [...(card.closest('[role=grid]')?.querySelectorAll('[role=gridcell]') ?? [])];
    return cards.filter((each) => each.getBoundingClientRect().top < edge).length;
  });
  // Where an asset cannot be selected, the card says why.
  const plain = picker.results
    .and(page.locator(':not([aria-disabled])'))
    .filter({ hasNot: page.locator('svg') });
  await expect.poll(() => plain.count()).toBeGreaterThan(seen);
  letGo();
  await expect(plain).toHaveCount(0);
});

/** The file that leads the sign-in window and reads its answer. */
const signingIn = /\/dam-sign-in\.js/;

test('a sign-in waits in its window for a part that comes late', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(signingIn, async (route) => {
    await held;
    await route.continue();
  });
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const opened = await opening;
  await page.getByText('Finish signing in').waitFor();
  letGo();
  await allow(opened);
  await picker.results.first().waitFor();
});

test('a sign-in whose part cannot be had closes its window, says so, and works later', async ({
  page,
}) => {
  let isAway = true;
  await page.route(signingIn, (route) => (isAway ? route.abort() : route.continue()));
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const opened = await opening;
  if (!opened.isClosed()) await opened.waitForEvent('close');
  await page.getByRole('paragraph').filter({ hasText: 'Sign-in cannot be reached' }).waitFor();
  isAway = false;
  await picker.signIn();
});

test('a person who is signed in never fetches what a sign-in needs', async ({ page }) => {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.reload();
  await picker.results.first().waitFor();
  await expect.poll(() => fetched.some((url) => /dam-assets/.test(url))).toBe(true);
  expect(fetched.filter((url) => signingIn.test(url))).toEqual([]);
});

test('a picker whose sessions cannot be had says so, and works once they can', async ({ page }) => {
  let isAway = true;
  await page.route(/\/dam-session\.js/, (route) => (isAway ? route.abort() : route.continue()));
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await page.getByRole('paragraph').filter({ hasText: 'Sign-in cannot be reached' }).waitFor();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await picker.signIn();
});

test('picking an asset loads at most 61,300 bytes of script where somebody is signed in', async ({
  page,
}) => {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [name] = /dam-[\w-]+\.js/.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) fetched.add(name);
  });
  await page.reload();
  await picker.choose(0);
  await picker.insert.click();
  expect(await picker.received()).toMatchObject({ items: [{}] });
  const weights = [...fetched].map((name) => brotliCompressSync(built(name)).length);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  expect(fetched).toContain('dam-shared.js');
  expect(fetched).toContain('dam-assets.js');
  expect(total, [...fetched].join(' ')).toBeLessThanOrEqual(61_300);
});

test('a preview that is asked for offline says so, and opens once the page is online', async ({
  page,
  context,
}) => {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await picker.results.first().focus();
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toHaveText('The preview could not be loaded.');
  // Beside the button that inserts, for those who see it.
  await expect(page.locator('asset-picker').getByText('The preview could not be')).toHaveCount(2);
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Preview of / })).toBeFocused();
});

test('a preview whose part cannot be had says so, and opens once it can', async ({ page }) => {
  let isAway = true;
  await page.route(/\/dam-preview\.js/, (route) => (isAway ? route.abort() : route.continue()));
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await picker.results.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toHaveText('The preview could not be loaded.');
  // Beside the button that inserts, for those who see it.
  await expect(page.locator('asset-picker').getByText('The preview could not be')).toHaveCount(2);
  isAway = false;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Preview of / })).toBeFocused();
});

test('a failure whose words cannot be had is told all the same, and in its own words once they can', async ({
  page,
}) => {
  let isAway = true;
  await page.route(/\/dam-notices\.js/, (route) => (isAway ? route.abort() : route.continue()));
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await page.route(/\/v2\/assets\/search/, (route) =>
    route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.getByRole('searchbox').first().fill('zeppelin');
  await page.getByRole('paragraph').filter({ hasText: 'library does not answer' }).waitFor();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('paragraph').filter({ hasText: 'You may not see these' }).waitFor();
});

test('the words beside the button that inserts end at it though what they get later stalls', async ({
  page,
}) => {
  await page.route(/\/dam-selection\.js/, () => undefined);
  await page.setViewportSize({ width: 380, height: 700 });
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await page.locator('asset-picker').evaluate((element) => {
    Object.assign(element, { multiple: true, min: 2, max: 12 });
  });
  const words = page.getByText(/^Select at least 2 assets/);
  await words.waitFor();
  const end = await words.evaluate((shown) => {
    const range = new Range();
    range.selectNodeContents(shown);
    return Math.max(...[...range.getClientRects()].map(({ right }) => right));
  });
  const button = await picker.insert.boundingBox();
  expect((button?.x ?? Infinity) - end).toBeLessThan(24);
});
