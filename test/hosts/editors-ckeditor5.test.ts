import { catalogue, film, picture } from './editor-page.js';
import { expect, test } from './open-editor.js';

test('editors/ckeditor5: a link that its author removes leaves nothing of the asset behind', async ({
  page,
  openEditor,
}) => {
  const editor = await openEditor('editors/ckeditor5');
  await editor.insert(catalogue);
  await editor.content.locator('a[data-dam-id]').click();
  await page.getByRole('button', { name: 'Unlink' }).click();
  const saved = await editor.save();
  expect(await editor.elementsIn(saved)).toEqual([]);
  expect(await editor.textOf(saved)).toContain('Product catalogue v1');
  await expect(editor.content.locator('a[data-dam-id]')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await editor.elementsIn(await editor.save())).toHaveLength(1);
});

test('editors/ckeditor5: a link whose URL its author changes no longer counts as the asset', async ({
  page,
  openEditor,
}) => {
  const editor = await openEditor('editors/ckeditor5');
  await editor.insert(catalogue);
  await editor.content.locator('a[data-dam-id]').click();
  await page.getByRole('button', { name: 'Edit link' }).click();
  await page.getByRole('textbox', { name: 'Link URL' }).fill('https://elsewhere.example/b.pdf');
  await page.getByRole('button', { name: 'Update' }).click();
  const saved = await editor.save();
  expect(saved).toContain('<a href="https://elsewhere.example/b.pdf">Product catalogue v1');
  expect(await editor.elementsIn(saved)).toEqual([]);
  await expect(editor.content.locator('a[data-dam-id]')).toHaveCount(0);
});

test('editors/ckeditor5: a film is selected by a click, so the picker has it chosen, and another takes its place', async ({
  openEditor,
}) => {
  const editor = await openEditor('editors/ckeditor5');
  await editor.insert(film);
  const [first] = await editor.elementsIn(await editor.save());
  await editor.placeCaret('Later');
  await editor.content.locator('video').click();
  await editor.open();
  const chosen = editor.picker.results.filter({ hasText: film });
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await chosen.click();
  await editor.choose(picture);
  await editor.confirm();
  const saved = await editor.save();
  expect((await editor.elementsIn(saved)).map(({ name }) => name)).toEqual(['img']);
  expect(saved).not.toContain(String(first?.attributes['data-dam-id']));
  expect(editor.complaints).toEqual([]);
});

test('editors/ckeditor5-without-images: an editor that knows neither images nor links keeps pictures, and the words of links', async ({
  page,
  openEditor,
}) => {
  const editor = await openEditor('editors/ckeditor5-without-images');
  await editor.insert(picture, catalogue);
  const saved = await editor.save();
  const elements = await editor.elementsIn(saved);
  expect(elements.map(({ name }) => name)).toEqual(['img']);
  expect(elements[0]?.attributes).toHaveProperty('alt');
  expect(elements[0]?.attributes['width']).toMatch(/^\d+$/);
  expect(await editor.textOf(saved)).toContain('dawn. Product catalogue v1');
  await editor.load(saved);
  expect(await editor.save()).toBe(saved);

  await editor.placeCaret('Later');
  await editor.content.locator('img[data-dam-id]').click();
  await page.keyboard.press('Delete');
  expect(await editor.elementsIn(await editor.save())).toEqual([]);
  expect(editor.complaints).toEqual([]);
});
