import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { AssetPick, AssetPicker } from '../../../src/index.js';
import { openPicker } from '../arranging/picker.js';
import { heard, select, type PickerPage } from '../arranging/picker-page.js';
import { pictures, record } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';

const library = [
  ...pictures(3),
  record(4, { filename: 'terms.pdf', formatType: 'pdf', format: 'PDF', width: null, height: null }),
];

async function choose(
  names: readonly string[],
  properties: Partial<AssetPicker> = {},
): Promise<{ page: PickerPage; picker: AssetPicker }> {
  await setViewport({ width: 1200, height: 900 });
  const { page, picker } = await openPicker({ multiple: true, ...properties }, library);
  await page.choose(...names);
  await page.ready();
  return { page, picker };
}

async function insert(page: PickerPage, name: string): Promise<AssetPick> {
  const picks = heard('asset-pick');
  page.press(name);
  return (await until('the pick', () => picks[0])).detail;
}

const portrait = '640px-portrait';

describe('one size for all', () => {
  it('is set by one button, for all that have it', async () => {
    const { page } = await choose(['picture 1.jpg', 'terms.pdf', 'picture 2.jpg', 'picture 3.jpg']);
    select(page.combobox('Size'), portrait);
    await until('the button', () => page.has('button', 'Use this size for all'));
    page.press('Use this size for all');
    await until('the words', () => page.announced.includes('640 px high for 3'));
    expect(page.button('Use this size for all').ariaDisabled).to.equal('true');
    const { items } = await insert(page, 'Insert 4');
    const sizes = new Map(items.map(({ filename, embed }) => [filename, embed.name]));
    for (const name of ['picture 1.jpg', 'picture 2.jpg', 'picture 3.jpg']) {
      expect(sizes.get(name), name).to.equal(portrait);
    }
    expect(sizes.get('terms.pdf')).not.to.equal(portrait);
  });

  it('is not offered where one asset is selected', async () => {
    const { page } = await choose(['picture 1.jpg']);
    expect(page.has('button', 'Use this size for all')).to.equal(false);
  });
});

describe('several sizes of one asset', () => {
  it('are offered only where the page allows them', async () => {
    const { page } = await choose(['picture 1.jpg', 'picture 2.jpg']);
    await until('the tools', () => page.has('button', 'Use this size for all'));
    expect(page.has('button', 'Add a size')).to.equal(false);
  });

  it('become items of the pick, in the order in which they were chosen', async () => {
    const { page, picker } = await choose(['picture 1.jpg'], { severalSizes: true });
    select(page.combobox('Size'), portrait);
    await until('the button', () => page.has('button', 'Add a size'));
    page.press('Add a size');
    await picker.updateComplete;
    expect(page.has('button', 'Remove size 640 px high')).to.equal(true);
    select(page.combobox('Size'), 'original');
    await picker.updateComplete;
    expect(picker.value).to.deep.equal(['asset-1']);
    const { items } = await insert(page, 'Insert 2');
    expect(items.map(({ id, embed }) => [id, embed.name])).to.deep.equal([
      ['asset-1', portrait],
      ['asset-1', 'original'],
    ]);
    await until('the words', () => page.words.includes('2 inserted'));
  });

  it('are picked once each, and one can be removed again', async () => {
    const { page, picker } = await choose(['picture 1.jpg'], { severalSizes: true });
    select(page.combobox('Size'), portrait);
    await until('the button', () => page.has('button', 'Add a size'));
    page.press('Add a size');
    await picker.updateComplete;
    page.press('Add a size');
    await picker.updateComplete;
    page.press('Remove size 640 px high');
    await picker.updateComplete;
    expect(page.has('button', 'Remove size 640 px high')).to.equal(false);
    const [added] = page.picker.shadowRoot?.querySelectorAll('[aria-label^="Remove size"]') ?? [];
    expect(added).not.to.equal(undefined);
    const { items } = await insert(page, 'Insert 2');
    expect(new Set(items.map(({ embed }) => embed.name)).size).to.equal(2);
  });
});

describe('the results', () => {
  for (const width of [1200, 700, 380, 320]) {
    for (const multiple of [true, false]) {
      it(`keep their place whatever is selected, ${width} px wide, ${multiple ? 'many' : 'one'}`, async () => {
        await setViewport({ width, height: 900 });
        const { page, picker } = await openPicker({ multiple }, pictures(12));
        await settled();
        const heights = [page.grid.parentElement?.clientHeight];
        for (const number of multiple ? [1, 2, 3, 4] : [1, 2]) {
          await page.choose(`picture ${number}.jpg`);
          await page.ready();
          await settled();
          heights.push(page.grid.parentElement?.clientHeight);
        }
        page.option(`picture 2.jpg`).click();
        await until('the button', () => page.has('button', 'Undo'));
        heights.push(page.grid.parentElement?.clientHeight);
        await picker.updateComplete;
        expect(new Set(heights).size, heights.join()).to.equal(1);
      });
    }
  }
});
