import type { Locator, Page } from '@playwright/test';
import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { expect, test } from './sign-in/strict-chromium.js';

// What assistive technology is given of the states that a picker of results can be brought into.

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

const searches = /\/v2\/assets\/search\?.*expand=/;
/** One asset with its links. */
const details = /\/v2\/assets\/[\w-]{8,}\?/;

/** A picker with its first results, and the element. */
async function open(page: Page): Promise<[picker: PickerPage, element: Locator]> {
  await page.goto(`${demo.origin}/article.html`);
  const picker = new PickerPage(page);
  await picker.signIn();
  await page.getByRole('button', { name: 'File type' }).waitFor();
  return [picker, page.locator('asset-picker')];
}

test('lines, recent searches and the menu of the account', async ({ page }) => {
  const [picker, element] = await open(page);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(element).toMatchAriaSnapshot(`
    - group "Layout":
      - button "Grid"
      - button "List" [pressed]
    - grid "Assets":
      - row:
        - gridcell
      - row:
        - gridcell
  `);
  await picker.search.fill('harbour');
  await picker.search.press('Enter');
  await picker.search.fill('');
  await picker.search.press('ArrowDown');
  await expect(element).toMatchAriaSnapshot(`
    - search:
      - searchbox "Search assets"
      - group "Recent searches":
        - list:
          - listitem:
            - button "harbour"
            - button "Forget harbour"
        - button "Forget all"
  `);
  await page.keyboard.press('Escape');
  await element.locator('summary').click();
  await expect(element).toMatchAriaSnapshot(`
    - group:
      - paragraph: /Signed in as/
      - button "Sign out"
  `);
});

test('a preview', async ({ page }) => {
  const [picker, element] = await open(page);
  await picker.results.first().focus();
  await page.keyboard.press('Enter');
  await expect(element).toMatchAriaSnapshot(`
    - dialog /^Preview of/:
      - button "Back to results"
      - paragraph: /1 of \\d+/
      - button "Previous asset"
      - button "Next asset"
      - button "Select"
      - group:
        - img
      - button "Zoom out" [disabled]
      - button "Zoom in"
      - button "Fit" [pressed]
      - button "100%"
      - group "Sizes":
        - radio [checked]
        - radio
      - button "Copy link"
      - group
      - link "Download original"
      - heading "File" [level=3]
      - term: Format
      - definition
      - heading "Metadata" [level=3]
      - term: Keywords
      - definition
      - term: Usage rights
      - definition
    - paragraph: Select up to 12 assets.
    - button "Insert" [disabled]
  `);
});

test('the filters of a narrow picker', async ({ page }) => {
  await page.setViewportSize({ width: 380, height: 800 });
  await page.goto(`${demo.origin}/article.html`);
  await new PickerPage(page).signIn();
  const filters = page.getByRole('button', { name: 'Filters' });
  await filters.click();
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('asset-picker')).toMatchAriaSnapshot(`
    - button "Filters" [expanded]
    - group "Filters":
      - button /Show [\\d,]+ results/
      - group "File type":
        - button "File type" [expanded]
        - checkbox /Images/
  `);
});

test('a busy library, and one that takes long', async ({ page }) => {
  const [picker, element] = await open(page);
  const headers = {
    'retry-after': '30',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'retry-after',
  };
  await page.route(searches, (route) => route.fulfill({ status: 429, headers }));
  await picker.search.fill('harbour');
  await expect(element).toMatchAriaSnapshot(`
    - paragraph:
      - strong: The asset library is busy
      - text: /The service asks to wait \\d+ seconds/
    - button "Try again"
    - grid "Assets"
    - status: The asset library is busy
  `);
  await page.unroute(searches);
  await page.route(searches, () => undefined);
  await picker.search.fill('harbour c');
  await expect(page.getByText('Still waiting').first()).toBeVisible({ timeout: 15_000 });
  await expect(element).toMatchAriaSnapshot(`
    - paragraph:
      - strong: Still waiting
      - text: /You need not do anything/
    - grid "Assets"
    - status: Still waiting
  `);
});

test('links on their way, and a choice that is gone', async ({ page }) => {
  const [picker, element] = await open(page);
  await page.route(details, () => undefined);
  await picker.choose(0, 1);
  await picker.insert.click();
  await expect(element).toMatchAriaSnapshot(`
    - list "Selected assets"
    - progressbar
    - button "Stop"
    - paragraph: Preparing links…
  `);
  await page.unroute(details);
  await page.reload();
  await page.locator('asset-picker').evaluate((shown) => shown.setAttribute('value', 'gone-1'));
  await page.getByText('1 no longer available').waitFor();
  await expect(element).toMatchAriaSnapshot(`
    - list "Selected assets":
      - listitem:
        - button "Size and text of gone-1" [pressed]
        - button "Remove gone-1"
    - paragraph: 1 no longer available
    - button "Remove what is not available"
  `);
});
