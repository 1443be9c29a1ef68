import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { pictures, record } from '../arranging/records.js';
import { allByRole, byRole, wordsOf } from '../arranging/seen.js';
import { until } from '../arranging/until.js';

/** Whether one box is inside another, from start to end. */
function isWithin(inner: Element, outer: Element): boolean {
  const [box, around] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return box.left >= around.left - 1 && box.right <= around.right + 1;
}

async function choose({ options, picker }: PickerPage, count: number): Promise<void> {
  for (const option of options.slice(0, count)) option.click();
  await picker.updateComplete;
}

const bottomOf = (element: Element | null | undefined): number =>
  element?.getBoundingClientRect().bottom ?? NaN;

describe('the tray of a narrow picker', () => {
  before(() => setViewport({ width: 320, height: 640 }));

  it('says how many were removed, beside the button that puts them back', async () => {
    const { page } = await openPicker({ multiple: true });
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    page.press('Clear selection');
    const undo = await until('the button', () => page.has('button', 'Undo') && page.button('Undo'));
    const tools = undo.parentElement ?? document.body;
    await until('the words', () => wordsOf(tools).includes('2 removed'));
  });

  it('begins and ends where the tools above the results do', async () => {
    const { page, picker } = await openPicker({ multiple: true });
    picker.style.inlineSize = '320px';
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    const name = 'Size · Alt text';
    const fields = await until('the fields', () => page.has('button', name) && page.button(name));
    const edges = (found: Element): DOMRect => found.getBoundingClientRect();
    expect(edges(fields).left).to.be.closeTo(edges(page.button('Filters')).left, 0.1);
    const end = edges(page.button('Insert 2')).right;
    expect(edges(page.button('Clear selection')).right).to.be.closeTo(end, 0.1);
    expect(edges(page.button('List')).right).to.be.closeTo(end, 0.1);
  });

  it('shows the asset selected last as a whole, and the first again once that is chosen', async () => {
    const { page, picker } = await openPicker({ multiple: true }, pictures(8));
    await choose(page, 8);
    const name = `Size and text of picture ${picker.value.length}.jpg`;
    expect(picker.value.length).to.be.greaterThan(4);
    const last = await until('it', () => page.has('button', name) && page.button(name));
    const list = byRole(picker, 'list', 'Selected assets');
    await until('the last', () => isWithin(last, list));
    const first = page.button('Size and text of picture 1.jpg');
    expect(isWithin(first, list)).to.equal(false);
    first.click();
    await until('the first', () => isWithin(first, list));
  });

  it('has room for assets that are gone, beside the button that removes them', async () => {
    const records = [...pictures(2), record(3, { expires: 0 })];
    const value = records.map(({ id }) => id);
    const { page, picker } = await openPicker({ multiple: true, value }, records);
    const name = 'Remove what is not available';
    const button = await until('it', () => page.has('button', name) && page.button(name));
    const last = page.button('Size and text of picture 3.jpg');
    await until('the last', () => isWithin(last, byRole(picker, 'list', 'Selected assets')));
    expect(isWithin(button, button.parentElement ?? last)).to.equal(true);
    expect(byRole(picker, 'list', 'Selected assets').clientWidth).to.be.greaterThan(96);
  });

  it('keeps the size readable where an asset has several', async () => {
    const { page } = await openPicker({ multiple: true, severalSizes: true });
    await page.choose('picture 1.jpg');
    const name = 'Size · Alt text';
    await until('the fields', () => page.has('button', name));
    page.press(name);
    await until('the button', () => page.has('button', 'Add a size'));
    page.press('Add a size');
    await until('its size', () => page.has('button', /^Remove size/));
    expect(page.combobox('Size').clientWidth).to.be.greaterThan(160);
  });

  it('shortens a long name in its middle, so that its number and extension are seen', async () => {
    const filename = 'wild-daisy-after-the-rain-in-the-morning-2770.jpeg';
    const { page, picker } = await openPicker({}, [record(1, { filename })]);
    await page.choose(filename);
    const groups = () => allByRole(picker, 'group', filename);
    const name = await until('the name', () => groups()[0]?.firstElementChild);
    expect(name.textContent.trim()).to.equal(filename);
    expect(name.scrollWidth).to.be.at.most(name.clientWidth);
    expect(name.querySelector('[data-end]')?.getAttribute('data-end')).to.equal('2770.jpeg');
  });

  const buttons = {
    en: 'Size · Alt text',
    de: 'Größe · Alt-Text',
    ar: 'الحجم · النص البديل',
  };
  for (const [lang, name] of Object.entries(buttons)) {
    it(`names its fields as a whole on the button that shows them, and above each (${lang})`, async () => {
      const { page, picker } = await openPicker({ multiple: true, max: 12, lang });
      await choose(page, 3);
      const button = await until('it', () => page.has('button', name) && page.button(name));
      expect(button.scrollWidth).to.be.at.most(button.clientWidth);
      button.click();
      await until('the fields', () => allByRole(picker, 'textbox').length > 0);
      const fields = [...allByRole(picker, 'combobox'), ...allByRole(picker, 'textbox')].slice(-2);
      for (const field of fields) {
        const label = field.closest('label')?.firstElementChild;
        expect(bottomOf(label)).to.be.at.most(field.getBoundingClientRect().top);
      }
    });
  }
});
