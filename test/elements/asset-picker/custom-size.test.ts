import { expect } from 'chai';
import type { AssetPick } from '../../../src/index.js';
import { library, place } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { record } from '../arranging/records.js';
import { byRole } from '../arranging/seen.js';
import { until } from '../arranging/until.js';

/** Opens a picker over a service like the live one, with the editor of its only image open. */
async function openEditor(filename = 'pier.jpg'): Promise<PickerPage> {
  const { client } = library([record(1, { filename, width: 1600, height: 800 })], {
    quirks: true,
  });
  const page = place({ client });
  await until('the image', () => page.options.length === 1);
  await page.choose(filename);
  await until('its sizes', () => page.has('button', 'Custom size…'));
  page.press('Custom size…');
  await until('the editor', () => page.has('button', 'Use this size'));
  return page;
}

function enter(page: PickerPage, name: string, value: string): void {
  const side = page.picker.shadowRoot?.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!side) throw new Error(`There is no ${name}.`);
  side.value = value;
  side.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('a custom size', () => {
  it('begins at its width, is entered, and is what the page receives', async () => {
    const page = await openEditor();
    const focused = (): Element | null | undefined => page.picker.shadowRoot?.activeElement;
    await until('the focus', () => focused()?.getAttribute('name') === 'width');
    enter(page, 'width', '500');
    await page.picker.updateComplete;
    page.press('Use this size');
    await until('the list', () => !page.has('button', 'Use this size'));
    const picks: AssetPick[] = [];
    page.picker.addEventListener('asset-pick', ({ detail }) => picks.push(detail));
    page.press('Insert');
    await until('the pick', () => picks.length === 1);
    const { rendition, width, height } = picks[0]?.items[0] ?? {};
    expect(rendition).to.deep.equal({
      ...{ type: 'custom', width: 500, height: 250, crop: null, format: 'web', rotation: 0 },
    });
    expect([width, height]).to.deep.equal([500, 250]);
  });

  it('has a title that is seen as a whole, however long the name is', async () => {
    const page = await openEditor('wild-daisy-after-the-rain-in-the-morning-2770.jpeg');
    page.picker.style.inlineSize = '320px';
    const title = byRole(page.picker, 'heading', /2770\.jpeg/);
    expect(title.scrollWidth).to.be.at.most(title.clientWidth);
  });

  it('is given up where the picker is removed, and the picker can be used again', async () => {
    const page = await openEditor();
    const { picker } = page;
    const parent = picker.parentElement;
    picker.remove();
    parent?.append(picker);
    await until('the list', () => page.has('button', 'Custom size…'));
    expect(page.has('button', 'Use this size')).to.equal(false);
  });
});
