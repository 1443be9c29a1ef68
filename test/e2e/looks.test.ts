import type { Locator } from '@playwright/test';
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

test('nothing moves by itself for a person who wants less motion', async ({ page }) => {
  await page.goto(`${demo.origin}/article.html`);
  // The answer never comes: the picker goes on waiting.
  await page.route(`${demo.apiUrl}/v2/assets/search**`, () => undefined);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await allow(await opening);
  const moving = (): Promise<number> =>
    page.evaluate(() => {
      const root = document.querySelector('asset-picker')?.shadowRoot;
      return root?.getAnimations().length ?? 0;
    });
  await expect.poll(moving).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
});
