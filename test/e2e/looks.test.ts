import type { Locator, Page } from '@playwright/test';
import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { allow } from './sign-in/acting.js';
import { expect, test } from './sign-in/strict-chromium.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

/** The line around an element that colours forced by the system cannot take away. */
function line(element: Locator): Promise<string> {
  return element.evaluate((shown) => {
    const { outlineStyle, outlineWidth, outlineColor, borderTopWidth, borderTopColor } =
      getComputedStyle(shown);
    const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`;
    return `${outline} / ${borderTopWidth} ${borderTopColor}`;
  });
}

test('with forced colours a person sees what is chosen, pressed and focused', async ({ page }) => {
  const picker = new PickerPage(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await picker.choose(0, 1);

  const [chosen, other] = [picker.results.nth(0), picker.results.nth(3)];
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(await line(chosen)).not.toBe(await line(other));

  const layouts = page.getByRole('group', { name: 'Layout' }).getByRole('button');
  expect(await line(layouts.first())).not.toBe(await line(layouts.last()));

  const shown = page
    .getByRole('list', { name: 'Selected assets' })
    .getByRole('button', { pressed: true });
  const hidden = page
    .getByRole('list', { name: 'Selected assets' })
    .getByRole('button', { pressed: false });
  expect(await line(shown)).not.toBe(await line(hidden.first()));

  const before = await line(other);
  await picker.results.nth(2).focus();
  await page.keyboard.press('ArrowRight');
  expect(await line(other)).not.toBe(before);
});

/** How much moves by itself in the picker. */
function moving(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.querySelector('asset-picker')?.shadowRoot;
    return root?.getAnimations().length ?? 0;
  });
}

test('a search on its way is seen to be so, above what was found before', async ({ page }) => {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await expect.poll(() => moving(page)).toBe(0);
  const searches = `${demo.apiUrl}/v2/assets/search**`;
  await page.route(searches, () => undefined);
  await picker.search.fill('harbour');
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await expect(picker.results.first()).toBeVisible();
  await page.unroute(searches);
  await picker.search.fill('harbour c');
  await expect.poll(() => moving(page)).toBe(0);
});

test('nothing moves by itself for a person who wants less motion', async ({ page }) => {
  await page.goto(`${demo.origin}/article.html`);
  // The answer never comes: the picker goes on waiting.
  await page.route(`${demo.apiUrl}/v2/assets/search**`, () => undefined);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await allow(await opening);
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => moving(page)).toBe(0);
});

interface Frame {
  readonly selected: number;
  readonly moving: number;
}

/** Records for each frame from now on how many cards are selected, and how many of them move. */
async function recordCards(page: Page): Promise<() => Promise<readonly Frame[]>> {
  const frames = await page.evaluateHandle(() => {
    const root = document.querySelector('asset-picker')?.shadowRoot;
    const recorded: { selected: number; moving: number }[] = [];
    const record = (): void => {
      const targets = root?.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
      recorded.push({
        selected: root?.querySelectorAll('[role=gridcell][aria-selected=true]').length ?? 0,
        moving: targets?.filter((target) => target?.closest('[role=gridcell]')).length ?? 0,
      });
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
    return recorded;
  });
  return () => frames.jsonValue();
}

test('the check mark of a card grows, after the selection is painted', async ({ page }) => {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await picker.choose(0);
  await page.getByRole('textbox', { name: 'Alt text' }).waitFor();
  // The first mark has grown.
  await expect.poll(() => moving(page)).toBe(0);

  const frames = await recordCards(page);
  await picker.choose(1);
  await expect.poll(async () => (await frames()).some(({ moving }) => moving > 0)).toBe(true);
  expect((await frames()).find(({ selected }) => selected === 2)).toEqual({
    selected: 2,
    moving: 0,
  });

  await expect.poll(async () => (await frames()).at(-1)?.moving).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await recordCards(page);
  await picker.choose(2);
  await expect(picker.insert).toHaveText('Insert 3');
  await expect
    .poll(async () => (await still()).filter(({ selected }) => selected === 3).length)
    .toBeGreaterThan(5);
  expect((await still()).every(({ moving }) => moving === 0)).toBe(true);
});

test('a card fades to its colour below the pointer, and not for people who want less motion', async ({
  page,
}) => {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await picker.choose(0);
  await page.getByRole('textbox', { name: 'Alt text' }).waitFor();

  const card = picker.results.nth(3);
  const fades = await card.evaluateHandle((element) => {
    const seen: (readonly [string, number])[] = [];
    element.addEventListener('transitionrun', (event) => {
      const { propertyName } = event as TransitionEvent;
      const { duration = 0 } = element.getAnimations()[0]?.effect?.getTiming() ?? {};
      seen.push([propertyName, Number(duration)]);
    });
    return seen;
  });
  await card.hover();
  await expect.poll(() => fades.jsonValue()).toEqual([['background-color', 150]]);

  const colour = (): Promise<string> =>
    card.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(() => card.evaluate((element) => element.getAnimations().length)).toBe(0);
  const below = await colour();
  await picker.results.nth(4).hover();
  await expect.poll(colour).not.toBe(below);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await card.hover();
  await expect.poll(colour).toBe(below);
  expect(await fades.jsonValue()).toHaveLength(1);
});
