import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { expect, test } from './sign-in/strict-chromium.js';

/** The file that selects ranges, loaded with the first of them. */
const ranges = /\/dam-ranges\.js/;

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

test('a range whose part cannot be had is not selected, which is said, and is once it can be', async ({
  page,
}) => {
  let isAway = true;
  await page.route(ranges, (route) => (isAway ? route.abort() : route.continue()));
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await picker.choose(0);
  await page.getByRole('button', { name: 'Clear selection' }).waitFor();
  await picker.results.nth(2).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('status').first()).toHaveText(/does not answer/);
  await expect(picker.insert).toHaveText('Insert');
  isAway = false;
  await picker.results.nth(2).click({ modifiers: ['Shift'] });
  await expect(picker.insert).toHaveText('Insert 3');
});

test('a rectangle that Escape gives up selects nothing when its part comes late', async ({
  page,
}) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(ranges, async (route) => {
    await held;
    await route.continue();
  });
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await picker.choose(4);
  await expect(picker.insert).toHaveText('Insert');
  await page.getByRole('button', { name: 'Clear selection' }).waitFor();
  const card = await picker.results.first().boundingBox();
  if (!card) throw new Error('No card is seen');
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (ranges.test(request.url())) asked.push(request);
  });
  await page.mouse.move(card.x - 4, card.y + 8);
  await page.mouse.down();
  // Until what draws the rectangle has come.
  for (let turn = 0; asked.length === 0; turn += 1) {
    await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2 + (turn % 2));
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const came = page.waitForResponse(ranges);
  letGo();
  await (await came).finished();
  await picker.results.nth(6).click();
  await expect(picker.insert).toHaveText('Insert 2');
});
