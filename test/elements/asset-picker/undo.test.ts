import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker, type Library } from '../arranging/picker.js';
import { enter, heard, type PickerPage } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { until } from '../arranging/until.js';
import type { AssetPicker } from '../../../src/index.js';

async function choose(
  count: number,
  properties: Partial<AssetPicker> = {},
): Promise<Library & { readonly page: PickerPage; readonly picker: AssetPicker }> {
  const opened = await openPicker({ multiple: true, facets: 'none', ...properties }, pictures(6));
  const names = Array.from({ length: count }, (_, index) => `picture ${index + 1}.jpg`);
  await opened.page.choose(...names);
  await opened.page.ready();
  return opened;
}

const canUndo = (page: PickerPage): Promise<boolean> =>
  until('the button', () => page.has('button', 'Undo'));

async function pressUndoKey(page: PickerPage): Promise<void> {
  const [key] = page.button('Undo').getAttribute('aria-keyshortcuts')?.split('+') ?? [];
  await sendKeys({ down: key ?? '' });
  await sendKeys({ press: 'z' });
  await sendKeys({ up: key ?? '' });
  await page.picker.updateComplete;
}

describe('what was removed from the selection', () => {
  it('comes back by a button, all of it, in its order and with its text', async () => {
    const { page, picker } = await choose(3);
    enter(page.textbox('Alt text'), 'A lighthouse at night');
    page.press('Clear selection');
    await canUndo(page);
    expect(page.words).to.include('3 removed');
    expect(page.announced).to.equal('3 removed. 0 selected');
    const changes = heard('selection-change');
    page.press('Undo');
    await picker.updateComplete;
    expect(picker.value).to.deep.equal(['asset-1', 'asset-2', 'asset-3']);
    expect(changes.map(({ detail }) => detail.ids.length)).to.deep.equal([3]);
    expect(page.announced).to.equal('3 restored. 3 selected');
    expect(page.textbox('Alt text').value).to.equal('A lighthouse at night');
    expect(page.has('button', 'Undo')).to.equal(false);
  });

  it('comes back step by step by Ctrl+Z or Cmd+Z, the last removal first', async () => {
    const { page, picker } = await choose(3);
    page.press('Remove picture 2.jpg');
    await canUndo(page);
    page.option('picture 1.jpg').click();
    await until('the second removal', () => page.announced.startsWith('1 removed. 1 selected'));
    await pressUndoKey(page);
    expect(picker.value).to.deep.equal(['asset-1', 'asset-3']);
    await pressUndoKey(page);
    expect(picker.value).to.deep.equal(['asset-1', 'asset-2', 'asset-3']);
  });

  it('comes back, too, where something was selected at once, and only that was announced last', async () => {
    const { page, picker } = await choose(2);
    page.press('Remove picture 2.jpg');
    page.option('picture 3.jpg').click();
    await canUndo(page);
    expect(page.announced).to.equal('2 selected');
    page.press('Undo');
    await picker.updateComplete;
    expect(picker.value).to.have.members(['asset-1', 'asset-2', 'asset-3']);
  });

  it('is announced, too, where the page sets each value that it hears of', async () => {
    const { page, picker } = await choose(2);
    picker.addEventListener('selection-change', ({ detail }) => (picker.value = detail.ids));
    page.press('Remove picture 2.jpg');
    await canUndo(page);
    expect(page.announced).to.equal('1 removed. 1 selected');
  });

  it('stays removed while Ctrl+Z takes back what is typed', async () => {
    const { page, picker } = await choose(2);
    page.press('Remove picture 2.jpg');
    await canUndo(page);
    page.searchBox.focus();
    await pressUndoKey(page);
    expect(picker.value).to.deep.equal(['asset-1']);
  });

  it('comes back by the keyboard alone, since the focus stays in the picker', async () => {
    const { page, picker } = await choose(2);
    page.button('Clear selection').focus();
    await sendKeys({ press: 'Enter' });
    await canUndo(page);
    await pressUndoKey(page);
    expect(picker.value).to.deep.equal(['asset-1', 'asset-2']);
  });

  it('comes back beside what was selected since, but never past the limit', async () => {
    const { page, picker } = await choose(2, { max: 2 });
    page.press('Remove picture 1.jpg');
    await canUndo(page);
    await page.choose('picture 5.jpg');
    expect(page.words).not.to.include('1 removed');
    page.press('Undo');
    await until('the reason', () => page.words.includes('You can select at most 2'));
    expect(picker.value).to.deep.equal(['asset-2', 'asset-5']);
    page.press('Remove picture 5.jpg');
    await until('the removal', () => page.announced.startsWith('1 removed'));
    page.press('Undo');
    page.press('Undo');
    expect(picker.value).to.deep.equal(['asset-2', 'asset-5']);
  });

  it('comes back in a picker for one asset', async () => {
    const { page, picker } = await choose(1, { multiple: false });
    page.option('picture 1.jpg').click();
    await canUndo(page);
    page.press('Undo');
    expect(picker.value).to.deep.equal(['asset-1']);
  });

  it('does not come back once something was inserted', async () => {
    const { page } = await choose(2);
    page.press('Remove picture 2.jpg');
    await canUndo(page);
    const picks = heard('asset-pick');
    page.press('Insert');
    await until('the pick', () => picks.length === 1);
    await until('the words', () => page.words.includes('1 inserted'));
    expect(page.has('button', 'Undo')).to.equal(false);
  });
});
