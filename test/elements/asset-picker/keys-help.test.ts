import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { enter, type PickerPage } from '../arranging/picker-page.js';
import { record } from '../arranging/records.js';
import { until } from '../arranging/until.js';

/** Opens a picker whose names are shortened: the keys are loaded with what shortens them. */
async function open(): Promise<PickerPage> {
  const long = 'a view of the old harbour on a quiet morning in early spring, ';
  const { page } = await openPicker({ facets: 'none' }, [
    record(1, { filename: `${long}0041.jpg` }),
    record(2, { filename: `${long}0042.jpg` }),
  ]);
  return page;
}

describe('the keys', () => {
  it('are listed after “?”, and Escape goes back to where the focus was', async () => {
    const page = await open();
    page.options[0]?.focus();
    await until('the names', () => page.options[1]?.querySelector('[data-end]'));
    await sendKeys({ press: '?' });
    await until('the keys', () => page.has('dialog', 'Keyboard shortcuts'));
    expect(page.words).to.include('Select or deselect');
    expect(page.words).not.to.include('Select a range');
    expect(page.words).to.match(/Preview\s+Previous and next/);
    expect(page.words).to.match(/Keyboard shortcuts\s+Show these keys/);
    await sendKeys({ press: 'Escape' });
    expect(page.has('dialog', 'Keyboard shortcuts')).to.equal(false);
    expect(page.picker.shadowRoot?.activeElement === page.options[0]).to.equal(true);
  });

  it('are listed under where they work', async () => {
    const page = await open();
    page.picker.multiple = true;
    page.options[0]?.focus();
    await until('the names', () => page.options[1]?.querySelector('[data-end]'));
    await sendKeys({ press: '?' });
    await until('the keys', () => page.has('dialog', 'Keyboard shortcuts'));
    const groups = [...(page.picker.shadowRoot?.querySelectorAll('dialog section') ?? [])];
    const last = groups.map((group) => [
      group.querySelector('h3')?.textContent,
      [...group.querySelectorAll('dt')].at(-1)?.textContent,
    ]);
    expect(last).to.deep.equal([
      ['Assets', 'Open the preview'],
      ['Preview', 'Back to the results'],
      ['Selected assets', 'Remove an asset'],
      ['Keyboard shortcuts', 'Show these keys'],
    ]);
    await sendKeys({ press: 'Escape' });
  });

  it('stay listed when the picker changes meanwhile', async () => {
    const page = await open();
    page.options[0]?.focus();
    await until('the names', () => page.options[1]?.querySelector('[data-end]'));
    await sendKeys({ press: '?' });
    await until('the keys', () => page.has('dialog', 'Keyboard shortcuts'));
    page.picker.max = 3;
    await page.picker.updateComplete;
    expect(page.has('dialog', 'Keyboard shortcuts')).to.equal(true);
    await sendKeys({ press: 'Escape' });
  });

  it('are not listed while somebody types a question', async () => {
    const page = await open();
    await until('the names', () => page.options[1]?.querySelector('[data-end]'));
    page.searchBox.focus();
    const event = new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true });
    page.searchBox.dispatchEvent(event);
    enter(page.searchBox, 'who?');
    expect(page.has('dialog', 'Keyboard shortcuts')).to.equal(false);
    expect(page.searchBox.value).to.equal('who?');
  });
});
