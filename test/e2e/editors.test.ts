import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { CountedEditor } from './picker/counted.js';
import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { allow } from './sign-in/acting.js';
import { expect, test } from './sign-in/strict-chromium.js';

// What editors do, counted in clicks and keys. The counts are those of the table in
// docs/decisions/editors.md, whose first column has the names of these tests.

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

const table = readFileSync(new URL('../../docs/decisions/editors.md', import.meta.url), 'utf8');

/** What the table says of a task now. */
function counted(task: string): string | undefined {
  const row = table.split('\n').find((line) => line.startsWith(`| ${task} |`));
  return row?.split('|')[3]?.trim();
}

function saidOf({ clicks, keys }: CountedEditor): string {
  const parts = [clicks > 0 && `${clicks} ${clicks === 1 ? 'click' : 'clicks'}`];
  return [...parts, keys > 0 && `${keys} ${keys === 1 ? 'key' : 'keys'}`]
    .filter(Boolean)
    .join(', ');
}

interface Desk {
  readonly page: Page;
  readonly picker: PickerPage;
  readonly cells: Locator;
  readonly editor: CountedEditor;
  readonly button: (name: string | RegExp) => Locator;
}

/** A task on a page of the demo, which begins signed in, with results. */
function task(name: string, path: string, work: (desk: Desk) => Promise<void>): void {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${demo.origin}/${path}.html`);
    const picker = new PickerPage(page);
    const button = (named: string | RegExp): Locator => page.getByRole('button', { name: named });
    const cells = page.getByRole('gridcell');
    if (path !== 'form') {
      const opening = page.waitForEvent('popup');
      await button('Sign in').click();
      await allow(await opening);
      await cells.first().waitFor();
      await page.getByRole('checkbox').first().waitFor();
    }
    const editor = new CountedEditor(page);
    await work({ page, picker, cells, editor, button });
    expect(saidOf(editor)).toBe(counted(name));
  });
}

const received = (page: Page): Promise<void> => page.locator('#received:not(:empty)').waitFor();

/** Waits until the results are those of a search, by a word in the name of the first. */
const found = (cells: Locator, word: RegExp): Promise<void> =>
  expect(cells.first()).toContainText(word);

task('Go from the search to the results by Tab', 'article', async (desk) => {
  const { picker, editor, button, page } = desk;
  await picker.search.focus();
  await editor.tabTo(button(/^Show \d+ results$/));
  await editor.press('Enter');
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
});

task(
  'Find a picture by a word, and insert it in another size, by keyboard',
  'article',
  async (desk) => {
    const { page, picker, cells, editor, button } = desk;
    await picker.search.focus();
    await editor.type('cliffs');
    await found(cells, /cliffs/i);
    let tabs = await editor.tabTo(button(/^Show \d+ results?$/));
    await editor.press('Enter');
    await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
    await editor.press('Space');
    const size = page.getByRole('combobox', { name: 'Size' });
    await size.waitFor();
    tabs += await editor.tabTo(size);
    await editor.press('ArrowDown');
    tabs += await editor.tabTo(picker.insert);
    await editor.press('Enter');
    await received(page);
    expect(tabs).toBeLessThanOrEqual(15);
  },
);

task('The same by mouse', 'article', async ({ page, picker, cells, editor }) => {
  await editor.click(picker.search);
  await editor.type('cliffs');
  await found(cells, /cliffs/i);
  await editor.click(cells.first());
  await editor.choose(page.getByRole('combobox', { name: 'Size' }), 1);
  await editor.click(picker.insert);
  await received(page);
});

task('Insert one picture, then another', 'article', async ({ page, picker, cells, editor }) => {
  await editor.click(cells.first());
  await editor.click(picker.insert);
  await page.getByText('1 inserted').first().waitFor();
  await editor.click(cells.nth(1));
  await editor.click(picker.insert);
  await expect(page.getByRole('article').locator('img')).toHaveCount(2);
});

task('Insert four pictures in one size', 'article', async (desk) => {
  const { page, picker, cells, editor, button } = desk;
  await page.getByRole('checkbox', { name: 'Images' }).check();
  await button(/^Remove filter/).waitFor();
  for (const place of [0, 1, 2, 3]) await editor.click(cells.nth(place));
  await editor.choose(page.getByRole('combobox', { name: 'Size' }), 2);
  await editor.click(button('Use this size for all'));
  await editor.click(picker.insert);
  const { items } = (await picker.received()) as { items: { embed: { name: string } }[] };
  expect(new Set(items.map(({ embed }) => embed.name)).size).toBe(1);
});

task('Take back that five pictures were removed', 'article', async (desk) => {
  const { page, picker, editor, button } = desk;
  await picker.choose(0, 1, 2, 3, 4);
  await button('Clear selection').click();
  await editor.click(button('Undo'));
  await expect(page.getByText('5 of 12 selected').first()).toBeVisible();
});

task('Copy the link of a picture', 'article', async ({ cells, editor, button }) => {
  await cells.first().hover();
  await editor.click(button('Preview'));
  await editor.click(button('Copy link'));
  await button('Copied').waitFor();
});

task('Show what expires in the next 30 days', 'facets', async ({ page, editor, button }) => {
  await editor.click(button('Expiry'));
  await editor.click(page.getByRole('checkbox', { name: 'In the next 30 days' }));
  await button(/^Remove filter Expiry/).waitFor();
});

task('Show what was uploaded in the last 30 days', 'facets', async ({ page, editor, button }) => {
  await editor.click(button('Uploaded'));
  await editor.click(page.getByRole('checkbox', { name: 'Last 30 days' }));
  await button(/^Remove filter Uploaded/).waitFor();
});

task(
  'Go on from words that find nothing',
  'article',
  async ({ page, picker, cells, editor, button }) => {
    await picker.search.fill('landscape photo of cliffs in autumn');
    await picker.search.press('Enter');
    await editor.click(button(/results? for/).first());
    await found(cells, /\S/);
    await expect(page.getByText('No assets found')).toBeHidden();
  },
);

task('Fill a field of a form with three pictures', 'form', async ({ page, editor }) => {
  const field = page.locator('#pictures');
  const dialog = page.getByRole('dialog');
  await editor.click(field.getByRole('button', { name: 'Choose assets' }));
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await allow(await opening);
  for (const place of [0, 1, 2]) await editor.click(dialog.getByRole('gridcell').nth(place));
  await editor.click(dialog.getByRole('button', { name: 'Choose 3' }));
  await expect(field.getByRole('listitem')).toHaveCount(3);
});

task('Choose a variant of a product', 'products', async ({ page, cells, editor, button }) => {
  await editor.click(cells.first().getByRole('button', { name: /variants/ }));
  await editor.click(cells.nth(1));
  await editor.click(button('Choose').last());
  await received(page);
});

task('Insert the featured image of a product', 'products', async (desk) => {
  const { page, cells, editor, button } = desk;
  await editor.click(cells.first());
  await editor.click(button('Featured image'));
  await editor.click(page.getByRole('dialog').getByRole('button', { name: 'Insert', exact: true }));
  await received(page);
});
