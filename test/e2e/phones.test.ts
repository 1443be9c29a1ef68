import type { CDPSession } from '@playwright/test';
import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { expect, test } from './sign-in/strict-chromium.js';

test.use({ viewport: { width: 380, height: 780 }, hasTouch: true, isMobile: true });

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});
test.afterAll(() => demo.close());

interface Point {
  readonly x: number;
  readonly y: number;
}

async function touch(
  session: CDPSession,
  type: string,
  ...points: readonly Point[]
): Promise<void> {
  const touchPoints = points.map((point) => ({ ...point }));
  await session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
}

/** Holds the finger still before it lifts: a tap right after a fling may only end the fling. */
async function rest(page: PickerPage['page']): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame);
  });
}

async function open(page: PickerPage['page']): Promise<PickerPage> {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await picker.results.first().scrollIntoViewIfNeeded();
  // The part that handles presses loads after the results.
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource');
    return loaded.some(({ name }) => name.endsWith('/dam-choosing.js'));
  });
  return picker;
}

test('a tap selects, a long press previews, and a swipe goes to the next asset', async ({
  page,
  context,
}) => {
  const picker = await open(page);
  const session = await context.newCDPSession(page);
  const first = picker.results.first();
  await expect(page.getByRole('button', { name: /^Insert/ })).toBeDisabled();

  const box = await first.boundingBox();
  const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 60 };
  await touch(session, 'touchStart', at);
  const preview = page.getByRole('dialog', { name: /^Preview of / });
  await preview.waitFor();
  await touch(session, 'touchEnd');
  await expect(first).toHaveAttribute('aria-selected', 'false');

  const name = await preview.getAttribute('aria-label');
  const stage = await preview.getByRole('group').first().boundingBox();
  const middle = { x: (stage?.x ?? 0) + 250, y: (stage?.y ?? 0) + 60 };
  await touch(session, 'touchStart', middle);
  for (const x of [220, 180, 140]) await touch(session, 'touchMove', { ...middle, x });
  await rest(page);
  await touch(session, 'touchEnd');
  await expect(preview).not.toHaveAttribute('aria-label', name ?? '');
  await page.getByRole('button', { name: 'Back to results' }).tap();

  await first.tap();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(preview).toHaveCount(0);
});

test('the tray has two lines, and its fields open above it in a size that no browser enlarges', async ({
  page,
}) => {
  const picker = await open(page);
  const tray = page
    .locator('asset-picker')
    .getByRole('button', { name: /^Insert/ })
    .locator('../..');
  const before = await tray.boundingBox();
  await picker.results.first().tap();
  const fields = page.getByRole('button', { name: 'Size · Alt text' });
  await fields.waitFor();
  await picker.results.nth(1).tap();
  await expect(page.getByRole('button', { name: 'Insert 2' })).toBeVisible();
  expect((await tray.boundingBox())?.height).toBe(before?.height);
  expect(before?.height).toBeLessThan(130);

  const text = page.getByRole('textbox', { name: 'Alt text' });
  await expect(text).toBeHidden();
  await fields.tap();
  await expect(text).toBeVisible();
  expect((await tray.boundingBox())?.height).toBe(before?.height);
  for (const field of [text, page.getByRole('searchbox').first()]) {
    const size = await field.evaluate((input) => parseFloat(getComputedStyle(input).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
  }
});

test('the button for the preview is in the middle of its line, beside the name', async ({
  page,
}) => {
  const picker = await open(page);
  await page.getByRole('group', { name: 'Layout' }).getByRole('button', { name: 'List' }).tap();
  const line = picker.results.first();
  await line.tap({ position: { x: 120, y: 20 } });
  const button = line.getByRole('button', { name: /^Preview/ });
  await expect(button).toBeVisible();
  await expect
    .poll(async () => {
      const [outer, inner] = [await line.boundingBox(), await button.boundingBox()];
      if (!outer || !inner) return undefined;
      return Math.round(inner.y + inner.height / 2 - (outer.y + outer.height / 2));
    })
    .toBe(0);
  const [name, eye] = [await line.locator('[dir=auto]').boundingBox(), await button.boundingBox()];
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(eye?.x ?? 0);
});
