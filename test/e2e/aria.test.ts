import type { Locator, Page } from '@playwright/test';
import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { expect, test } from './sign-in/strict-chromium.js';

// What assistive technology is given of a picker, state by state.

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

const searches = /\/v2\/assets\/search\?.*expand=/;

async function open(page: Page, name: string): Promise<[picker: PickerPage, element: Locator]> {
  await page.goto(`${demo.origin}/${name}.html`);
  return [new PickerPage(page), page.locator('asset-picker')];
}

test('signed out', async ({ page }) => {
  const [, element] = await open(page, 'article');
  await expect(element).toMatchAriaSnapshot(`
    - paragraph: Sign in to choose assets
    - paragraph: /A window of your asset library opens/
    - button "Sign in"
    - status
  `);
});

test('loading, results, filtered, empty and chosen', async ({ page }) => {
  const [picker, element] = await open(page, 'article');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(searches, async (route) => {
    await held;
    await route.continue();
  });
  const signedIn = picker.signIn();
  await expect(element).toMatchAriaSnapshot(`
    - search:
      - searchbox "Search assets"
    - combobox "Sort by"
    - paragraph: Loading assets
    - paragraph: Select up to 12 assets.
    - button "Insert" [disabled]
    - status
  `);
  await expect(element.getByRole('status')).toBeEmpty();
  release();
  await signedIn;
  await expect(element).toMatchAriaSnapshot(`
    - search:
      - searchbox "Search assets"
    - group "Filters":
      - group "File type":
        - checkbox /Images/
    - paragraph: /\\d+ results/
    - grid "Assets":
      - row:
        - gridcell
    - status: /\\d+ results/
  `);

  await page.getByRole('checkbox', { name: /^Videos/ }).check();
  await page.getByRole('button', { name: 'Remove filter File type: Videos' }).waitFor();
  await expect(element).toMatchAriaSnapshot(`
    - group "Filters":
      - group "File type":
        - checkbox /Videos/ [checked]
    - list:
      - listitem:
        - button /^Remove filter/
    - button "Clear all"
    - grid "Assets"
    - status: /\\d+ results/
  `);
  await page.getByRole('button', { name: 'Clear all' }).click();

  await picker.search.fill('zeppelinzeppelin');
  await picker.search.press('Enter');
  await expect(element).toMatchAriaSnapshot(`
    - paragraph: 0 results
    - paragraph: No assets found
    - paragraph: Try fewer or other words, or remove a filter.
    - button "Clear search and filters"
    - status: 0 results
  `);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();

  await picker.choose(0, 1);
  await page.getByRole('button', { name: 'Move later' }).waitFor();
  await expect(element).toMatchAriaSnapshot(`
    - grid "Assets":
      - row:
        - gridcell [selected]
        - gridcell [selected]
    - list "Selected assets":
      - listitem:
        - button /^Size and text of/ [pressed=false]
        - button /^Remove/
      - listitem:
        - button /^Size and text of/ [pressed]
        - button /^Remove/
    - button "Move earlier"
    - button "Move later" [disabled]
    - button "Clear selection"
    - paragraph: 2 of 12 selected
    - button "Insert 2"
    - status: 2 of 12 selected
  `);
  expect(picker.trouble).toEqual([]);
});

test('failing, with what was found kept', async ({ page }) => {
  const [picker, element] = await open(page, 'article');
  await picker.signIn();
  await page.route(searches, (route) => route.abort());
  await picker.search.fill('harbour');
  await picker.search.press('Enter');
  await expect(element).toMatchAriaSnapshot(`
    - paragraph:
      - strong: The asset library does not answer
    - button "Try again"
    - grid "Assets":
      - row:
        - gridcell
    - status: The asset library does not answer
  `);
});

test('in a dialog', async ({ page }) => {
  const [picker] = await open(page, 'editor');
  await page
    .getByRole('button', { name: /image|asset|picture/i })
    .first()
    .click();
  await picker.signIn();
  await expect(page.getByRole('dialog', { name: /^Choose/ })).toMatchAriaSnapshot(`
    - dialog /^Choose/:
      - heading /^Choose/ [level=2]
      - button "Close"
      - search:
        - searchbox "Search assets"
      - grid "Assets"
      - button "Cancel"
      - button /^Insert/ [disabled]
      - status
  `);
});
