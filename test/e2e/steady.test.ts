import type { Page } from '@playwright/test';
import { startDemo, type Demo } from './picker/demo.js';
import { expect, test } from './sign-in/strict-chromium.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});
test.afterAll(() => demo.close());

const names = ['article', 'products', 'facets', 'form', 'headless'];
const cmsNames = ['cms-article', 'cms-landing', 'cms-product'];
const cases = [...names, ...cmsNames].flatMap((name) =>
  [1280, 380].map((width) => [name, width] as const),
);

for (const [name, width] of cases) {
  test(`nothing on the page ${name}, ${width} pixels wide, moves until it is known that nobody is signed in`, async ({
    page,
  }) => {
    const known = /^(Sign in|Choose .*)$/;
    expect(await shiftsUntil(known, page, name, width)).toEqual([]);
  });
}

for (const width of [1280, 380]) {
  test(`nothing on the page with an editor, ${width} pixels wide, moves until it has its toolbar`, async ({
    page,
  }) => {
    expect(await shiftsUntil(/^Insert an asset$/, page, 'editor', width)).toEqual([]);
  });
}

/** Opens a page of the demo, and returns what has moved until there is a button with this name. */
async function shiftsUntil(
  button: RegExp,
  page: Page,
  name: string,
  width: number,
): Promise<unknown> {
  await page.setViewportSize({ width, height: 800 });
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(globalThis, { shifts });
    const observer = new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry): unknown => entry.toJSON()));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${demo.origin}/${name}.html`);
  await expect(page.getByRole('button', { name: button }).first()).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return page.evaluate('shifts');
}
