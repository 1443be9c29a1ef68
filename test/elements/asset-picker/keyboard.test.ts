import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { until } from '../arranging/until.js';

type Opened = Awaited<ReturnType<typeof openPicker>>;

async function openAtList(properties: Parameters<typeof openPicker>[0] = {}): Promise<Opened> {
  await setViewport({ width: 900, height: 700 });
  const made = await openPicker({ facets: 'none', ...properties }, pictures(40));
  made.page.options[0]?.focus();
  return made;
}

/** The place in the list of the asset that has the focus, counted from nought. */
function focused(page: PickerPage): number {
  return page.placeOf(page.picker.shadowRoot?.activeElement);
}

/** How many assets stand beside each other. */
function columns({ options }: PickerPage): number {
  const top = options[0]?.getBoundingClientRect().top;
  return options.filter((option) => option.getBoundingClientRect().top === top).length;
}

async function press(page: PickerPage, ...keys: readonly string[]): Promise<number> {
  for (const key of keys) {
    await sendKeys({ press: key });
    await page.picker.updateComplete;
  }
  return focused(page);
}

describe('the list by keyboard', () => {
  it('is one stop for the Tab key, and remembers where the person was', async () => {
    const { page } = await openAtList();
    expect(page.options.filter(({ tabIndex }) => tabIndex === 0).length).to.equal(1);
    expect(await press(page, 'ArrowRight', 'ArrowRight')).to.equal(2);
    expect(page.options.findIndex(({ tabIndex }) => tabIndex === 0)).to.equal(2);
    page.searchBox.focus();
    await page.picker.updateComplete;
    expect(page.options.filter(({ tabIndex }) => tabIndex === 0).length).to.equal(1);
  });

  it('follows the arrows through rows and columns as they are laid out', async () => {
    const { page } = await openAtList();
    const across = columns(page);
    expect(across).to.be.greaterThan(1);
    expect(await press(page, 'ArrowDown')).to.equal(across);
    expect(await press(page, 'ArrowRight')).to.equal(across + 1);
    expect(await press(page, 'ArrowUp')).to.equal(1);
    expect(await press(page, 'ArrowLeft', 'ArrowLeft')).to.equal(0);
  });

  it('follows the arrows where the page is read from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const { page } = await openAtList();
    expect(await press(page, 'ArrowLeft')).to.equal(1);
    expect(await press(page, 'ArrowRight')).to.equal(0);
    document.documentElement.removeAttribute('dir');
  });

  it('goes line by line in the list layout', async () => {
    const { page } = await openAtList({ layout: 'list' });
    expect(columns(page)).to.equal(1);
    expect(await press(page, 'ArrowDown')).to.equal(1);
    expect(await press(page, 'ArrowUp')).to.equal(0);
  });

  it('goes to both ends, and by pages, and stays within', async () => {
    const { page } = await openAtList();
    expect(await press(page, 'End')).to.equal(39);
    expect(await press(page, 'ArrowDown')).to.equal(39);
    expect(await press(page, 'Home')).to.equal(0);
    expect(await press(page, 'ArrowUp')).to.equal(0);
    const down = await press(page, 'PageDown');
    expect(down).to.be.greaterThan(columns(page) - 1);
    expect(down % columns(page)).to.equal(0);
    expect(await press(page, 'PageUp')).to.equal(0);
  });

  it('shows the asset that has the focus', async () => {
    const { page } = await openAtList();
    await press(page, 'End');
    const last = page.picker.shadowRoot?.activeElement?.getBoundingClientRect();
    const list = page.picker.getBoundingClientRect();
    expect(last?.bottom).to.be.at.most(list.bottom);
    expect(last?.top).to.be.at.least(list.top);
  });

  it('chooses and takes away by Space', async () => {
    const { page, picker } = await openAtList({ multiple: true });
    await press(page, 'ArrowRight', ' ');
    expect(picker.value).to.deep.equal(['asset-2']);
    await press(page, 'ArrowRight', ' ');
    expect(picker.value).to.deep.equal(['asset-2', 'asset-3']);
    await press(page, ' ');
    expect(picker.value).to.deep.equal(['asset-2']);
  });

  it('shows the asset by Enter, and goes on from it after Escape', async () => {
    const { page, picker } = await openAtList({ multiple: true });
    await press(page, 'ArrowRight', 'Enter');
    await until('the preview', () => page.has('dialog', 'Preview of picture 2.jpg'));
    expect(picker.value).to.deep.equal([]);
    await press(page, 'Escape');
    await until('the focus in the list', () => focused(page) === 1);
    expect(await press(page, 'ArrowRight')).to.equal(2);
  });

  it('leaves keys alone that belong to the browser', async () => {
    const { page } = await openAtList();
    const areLeft = ['ArrowLeft', 'ArrowRight', 'Home'].map((key) => {
      const modified = { key, altKey: true, bubbles: true, composed: true, cancelable: true };
      return page.options[0]?.dispatchEvent(new KeyboardEvent('keydown', modified));
    });
    expect(areLeft).to.deep.equal([true, true, true]);
  });

  it('starts at the first result again after another search', async () => {
    const { page } = await openAtList();
    await press(page, 'End');
    await page.search('picture');
    await until('the first', () => page.options[0]?.tabIndex === 0);
    expect(page.options.filter(({ tabIndex }) => tabIndex === 0).length).to.equal(1);
  });

  it('comes to everything from the search box to the last button by Tab alone', async () => {
    const { page, picker } = await openAtList({ multiple: true });
    await press(page, ' ');
    await page.ready();
    page.searchBox.focus();
    const reached = new Set<string>();
    for (let presses = 0; presses < 25; presses += 1) {
      await sendKeys({ press: 'Tab' });
      const element = picker.shadowRoot?.activeElement;
      if (!element) break;
      reached.add(element.getAttribute('role') ?? element.localName);
      if (element.textContent.trim() !== 'Insert') continue;
      reached.add('Insert');
      // One more, and a browser's own bar has the focus, for the tests after this one too.
      break;
    }
    expect([...reached]).to.include.members(['select', 'gridcell', 'input', 'button', 'Insert']);
  });
});
