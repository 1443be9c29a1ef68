import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { expect, test } from './sign-in/strict-chromium.js';
import type { Page } from '@playwright/test';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

/** Opens the picker from the editor's toolbar, with the caret behind the word. */
async function openAfter(page: Page, word: string): Promise<PickerPage> {
  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/editor.html`);
  const text = page.frameLocator('iframe').getByText(word);
  await text.click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Insert an asset' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose assets' })).toBeVisible();
  return picker;
}

test('a picked image lands where the caret was, and the editor has the focus again', async ({
  page,
}) => {
  const picker = await openAfter(page, 'The first boats');
  await picker.signIn();
  await page.getByRole('checkbox', { name: /^Images/ }).check();
  await picker.choose(0);
  await picker.insert.click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const saved = page.locator('#saved');
  await expect(saved).toContainText(
    /before dawn\.\s*<img[^>]+data-dam-id="[0-9a-f-]{36}"[^>]*><\/p>/,
  );
  await expect(saved).toContainText(/<img[^>]+width="\d+" height="\d+"/);
  await page.keyboard.type(' Here.');
  await expect(saved).toContainText(/data-dam-id="[^"]+"[^>]*> Here\.<\/p>/);
});

test('Escape closes the picker alone, and what is written stays as it was', async ({ page }) => {
  const picker = await openAfter(page, 'Later the market');
  await picker.signIn();
  const before = await page.locator('#saved').textContent();
  await picker.choose(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('#saved')).toHaveText(before ?? '');
  await page.keyboard.type('!');
  await expect(page.locator('#saved')).toContainText('Later the market opened.!');
});

test('a second insertion brings the asset picked then, and not the first one again', async ({
  page,
}) => {
  const picker = await openAfter(page, 'The first boats');
  await picker.signIn();
  for (const place of [0, 1]) {
    if (place > 0) await page.getByRole('button', { name: 'Insert an asset' }).click();
    await picker.choose(place);
    await picker.insert.click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expect
    .poll(async () => (await page.locator('#saved').textContent())?.split('data-dam-id').length)
    .toBe(3);
});

test('two editors with one picker each get what was picked for them alone', async ({ page }) => {
  const picker = await openAfter(page, 'The first boats');
  await picker.signIn();
  await picker.choose(0);
  await picker.insert.click();
  const first = page.frameLocator('iframe').locator('[data-dam-id]');
  await expect(first).toHaveCount(1);

  await page.evaluate(`(async () => {
    const { tinymce: adapter } = await import('./dist/dam-editors.js');
    const target = document.createElement('div');
    target.id = 'beside';
    document.querySelector('main').append(target);
    const picker = document.querySelector('#picker');
    await tinymce.init({
      target,
      inline: true,
      license_key: 'gpl',
      menubar: false,
      promotion: false,
      toolbar: 'beside',
      setup: (editor) =>
        adapter.addAssetButton(editor, picker, { name: 'beside', tooltip: 'Insert beside' }),
    });
  })()`);
  const beside = page.locator('#beside [data-dam-id]');
  const insert = async (button: string, place: number): Promise<void> => {
    await page.getByRole('button', { name: button }).click();
    await picker.choose(place);
    await picker.insert.click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await page.locator('#beside').click();
  await insert('Insert beside', 2);
  await expect(beside).toHaveCount(1);
  await expect(first).toHaveCount(1);
  await page.frameLocator('iframe').getByText('Later the market').click();
  await insert('Insert an asset', 3);
  await expect(first).toHaveCount(2);
  await expect(beside).toHaveCount(1);
});
