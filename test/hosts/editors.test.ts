import { anotherPicture, catalogue, film, picture } from './editor-page.js';
import { expect, test } from './open-editor.js';

const current = ['tinymce', 'ckeditor5', 'tiptap', 'prosemirror', 'quill', 'lexical'];
const older = ['tinymce-6', 'tinymce-7'];
const named = (name: string): string => `editors/${name}`;

for (const name of [...current, ...older].map(named)) {
  test(`${name}: a picture, a film and a file come in order, in one step, and are kept`, async ({
    page,
    openEditor,
  }) => {
    const editor = await openEditor(name);
    const before = await editor.save();
    await editor.insert(picture, film, catalogue);
    const inserted = await editor.save();
    const elements = await editor.elementsIn(inserted);
    expect(elements.map((element) => element.name)).toEqual(['img', 'video', 'a']);
    const [image, video] = elements.map(({ attributes }) => attributes);
    expect(image).toHaveProperty('alt');
    expect(image?.['src']).toMatch(/^http/);
    expect(image?.['width']).toMatch(/^\d+$/);
    expect(image?.['height']).toMatch(/^\d+$/);
    expect(video?.['src']).toMatch(/^http/);
    expect(video).toHaveProperty('controls');
    expect(await editor.textOf(inserted)).toMatch(
      /^The first boats came back before dawn\. *Product catalogue[^|]*\| Later the market opened\.$/,
    );

    await page.keyboard.press('ControlOrMeta+z');
    expect(await editor.save()).toBe(before);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    expect(await editor.save()).toBe(inserted);

    await editor.load(inserted);
    const loaded = await editor.save();
    expect(await editor.elementsIn(loaded)).toEqual(elements);
    expect(await editor.textOf(loaded)).toBe(await editor.textOf(inserted));
    expect(editor.complaints).toEqual([]);
  });

  test(`${name}: the caret stands behind what was inserted, and Escape leaves it where it was`, async ({
    page,
    openEditor,
  }) => {
    const editor = await openEditor(name);
    await editor.insert(picture, catalogue);
    await page.keyboard.type('Here');
    expect(await editor.textOf(await editor.save())).toMatch(
      /before dawn\. *Product catalogue v1 2026\.pdf ?Here \|/,
    );
    const [, link] = await editor.elementsIn(await editor.save());
    expect(link?.name).toBe('a');
    await expect(editor.content.locator('a[data-dam-id]')).not.toContainText('Here');

    await editor.open();
    await editor.choose(anotherPicture);
    await page.keyboard.press('Escape');
    await editor.closed();
    await page.keyboard.type(' and there');
    expect(await editor.textOf(await editor.save())).toContain('Here and there |');
    expect(await editor.elementsIn(await editor.save())).toHaveLength(2);
    expect(editor.complaints).toEqual([]);
  });
}

for (const name of current.map(named)) {
  test(`${name}: a second insertion brings what was picked then, and nothing twice`, async ({
    openEditor,
  }) => {
    const editor = await openEditor(name);
    await editor.insert(picture);
    await editor.insert(anotherPicture);
    await editor.insert(film);
    const elements = await editor.elementsIn(await editor.save());
    expect(elements.map((element) => element.name)).toEqual(['img', 'img', 'video']);
    expect(new Set(elements.map(({ attributes }) => attributes['data-dam-id'])).size).toBe(3);
    expect(editor.complaints).toEqual([]);
  });

  test(`${name}: elements from elsewhere are kept, and words typed behind them are not part of them`, async ({
    page,
    openEditor,
  }) => {
    const editor = await openEditor(name);
    const id = '00000000-0000-4000-8000-000000000000';
    const size = { alt: 'A', width: '30', height: '20' };
    const attributes = Object.entries({ ...size, 'data-dam-id': id });
    const written = attributes.map(([key, value]) => `${key}="${value}"`).join(' ');
    const image = `<img src="https://elsewhere.example/a.png" ${written}>`;
    const link = `<a href="https://elsewhere.example/a.pdf" data-dam-id="${id}">a file</a>`;
    await editor.load(`<p>Before ${link} and ${image}</p><p>Later.</p>`);
    await editor.placeCaret('Before');
    await page.keyboard.type(' behind');
    const saved = await editor.save();
    const elements = await editor.elementsIn(saved);
    expect(elements.map((element) => element.name)).toEqual(['a', 'img']);
    expect(elements[0]?.attributes['data-dam-id']).toBe(id);
    expect(elements[1]?.attributes).toMatchObject(Object.fromEntries(attributes));
    expect(await editor.textOf(saved)).toMatch(/^Before a file and *behind \| Later\.$/);
  });

  test(`${name}: a sound comes with its controls, and is kept`, async ({ page, openEditor }) => {
    const editor = await openEditor(name, 600);
    await editor.open();
    await editor.signIn();
    const types = page.getByRole('group', { name: 'File type' });
    await types.getByRole('checkbox', { name: /^Audio/ }).check();
    await editor.picker.results.filter({ hasText: '.mp3' }).first().click();
    await editor.confirm();
    const inserted = await editor.elementsIn(await editor.save());
    expect(inserted.map((element) => element.name)).toEqual(['audio']);
    expect(inserted[0]?.attributes['src']).toMatch(/^http/);
    expect(inserted[0]?.attributes).toHaveProperty('controls');
    await editor.load(await editor.save());
    expect(await editor.elementsIn(await editor.save())).toEqual(inserted);
    expect(editor.complaints).toEqual([]);
  });

  test(`${name}: with a picture selected, the picker has it chosen, and another takes its place`, async ({
    page,
    openEditor,
  }) => {
    const editor = await openEditor(name);
    await editor.insert(picture);
    const [first] = await editor.elementsIn(await editor.save());
    await page.keyboard.press('Shift+ArrowLeft');
    await editor.open();
    const chosen = editor.picker.results.filter({ hasText: picture });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await chosen.click();
    await editor.choose(anotherPicture);
    await editor.confirm();
    const saved = await editor.save();
    const elements = await editor.elementsIn(saved);
    expect(elements.map((element) => element.name)).toEqual(['img']);
    expect(elements[0]?.attributes['data-dam-id']).not.toBe(first?.attributes['data-dam-id']);
    expect(await editor.textOf(saved)).toBe(
      'The first boats came back before dawn. | Later the market opened.',
    );
    expect(editor.complaints).toEqual([]);
  });

  test(`${name}: what is picked goes to a valid place though the content was replaced meanwhile`, async ({
    openEditor,
  }) => {
    const editor = await openEditor(name);
    await editor.open();
    await editor.signIn();
    await editor.choose(picture);
    await editor.happens('replace-content');
    await editor.confirm();
    const saved = await editor.save();
    expect(await editor.elementsIn(saved)).toHaveLength(1);
    expect(await editor.textOf(saved)).toContain('Replaced.');
    expect(editor.complaints).toEqual([]);
  });

  test(`${name}: what is picked for an editor that takes no input any more is told, and not inserted`, async ({
    openEditor,
  }) => {
    const editor = await openEditor(name);
    const before = await editor.save();
    await editor.open();
    await editor.signIn();
    await editor.choose(picture);
    await editor.happens('make-read-only');
    await editor.confirm();
    expect(await editor.save()).toBe(before);
    expect(editor.complaints).toEqual([expect.stringContaining('became read-only')]);
  });

  test(`${name}: an editor that is gone when the picker closes costs a worded message, no error`, async ({
    openEditor,
  }) => {
    const editor = await openEditor(name);
    await editor.open();
    await editor.signIn();
    await editor.choose(picture);
    await editor.happens('destroy-editor');
    await editor.confirm();
    await expect
      .poll(() => editor.complaints)
      .toEqual([expect.stringContaining('the editor was removed')]);
  });

  test(`${name}: pasted pictures with foreign ids do not keep the picker from opening`, async ({
    page,
    openEditor,
  }) => {
    const editor = await openEditor(name);
    const source = 'src="https://elsewhere.example/a.png" alt="A"';
    for (const id of ['x, y', '00000000-0000-4000-8000-000000000000']) {
      await editor.load(`<p>Foreign <img ${source} data-dam-id="${id}"></p><p>Later.</p>`);
      await editor.placeCaret('Foreign');
      await page.keyboard.press('Shift+ArrowLeft');
      await editor.open();
      await editor.signIn();
      await expect(editor.picker.results.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await editor.closed();
    }
    expect(editor.complaints).toEqual([]);
  });
}

test('editors/quill: words typed shortly before and after an insertion are steps of their own to undo', async ({
  page,
  openEditor,
}) => {
  const editor = await openEditor('editors/quill');
  await page.keyboard.type(' Now');
  await editor.insert(picture);
  await page.keyboard.type('Here');
  await page.keyboard.press('ControlOrMeta+z');
  const words = 'The first boats came back before dawn. Now | Later the market opened.';
  expect(await editor.textOf(await editor.save())).toBe(words);
  expect(await editor.elementsIn(await editor.save())).toHaveLength(1);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await editor.textOf(await editor.save())).toBe(words);
  expect(await editor.elementsIn(await editor.save())).toHaveLength(0);
});

test('editors/quill-classic: a page of classic scripts has the button and gets the picture', async ({
  openEditor,
}) => {
  const editor = await openEditor('editors/quill-classic');
  await editor.insert(picture, film);
  await expect(
    editor.content.locator('.ql-editor p:has-text("dawn.") > img + video'),
  ).toBeVisible();
  expect(editor.complaints).toEqual([]);
});
