import { catalogue } from './editor-page.js';
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
