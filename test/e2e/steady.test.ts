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
    const known = page.getByRole('button', { name: /^(Sign in|Choose .*)$/ });
    await expect(known.first()).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.evaluate('shifts')).toEqual([]);
  });
}
