import { startDemo, type Demo } from './picker/demo.js';
import { expect, test } from './sign-in/strict-chromium.js';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});
test.afterAll(() => demo.close());

for (const name of ['article', 'products', 'facets', 'form']) {
  test(`nothing on the page ${name} moves while the picker finds out that nobody is signed in`, async ({
    page,
  }) => {
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
