import { expect } from 'chai';
import type { AssetPick, AssetPicker } from '../../../src/index.js';
import { openPicker } from '../arranging/picker.js';
import { enter, heard, type PickerPage } from '../arranging/picker-page.js';
import { record } from '../arranging/records.js';
import { nameOf } from '../arranging/seen.js';
import { until } from '../arranging/until.js';

const mixed = [
  record(1, { metadata: { altText: ['A boot in snow'] } }),
  record(2),
  record(3, { filename: 'terms.pdf', formatType: 'pdf', format: 'PDF', width: null, height: null }),
  record(4),
];

async function choose(
  names: readonly string[],
  properties: Partial<AssetPicker> = {},
): Promise<{ page: PickerPage; picker: AssetPicker; picks: readonly CustomEvent<AssetPick>[] }> {
  const { page, picker } = await openPicker({ multiple: true, ...properties }, mixed);
  await page.choose(...names);
  await page.ready();
  return { page, picker, picks: heard('asset-pick') };
}

const described = (page: PickerPage, name: string): string =>
  page.button(`Size and text of ${name}`).getAttribute('aria-description') ?? '';

const focused = ({ picker }: PickerPage): string => {
  const element = picker.shadowRoot?.activeElement;
  return element ? nameOf(element) : '';
};

describe('an image without an alt text', () => {
  it('is named in the selection, until it has one or is decorative', async () => {
    const { page } = await choose(['picture 1.jpg', 'picture 2.jpg', 'picture 4.jpg', 'terms.pdf']);
    await until('the notes', () =>
      described(page, 'picture 4.jpg').includes('Alt text is missing'),
    );
    await until('the notes', () =>
      described(page, 'picture 2.jpg').includes('Alt text is missing'),
    );
    expect(described(page, 'picture 1.jpg')).not.to.include('missing');
    expect(described(page, 'terms.pdf')).not.to.include('missing');
    page.press('Size and text of picture 2.jpg');
    await page.picker.updateComplete;
    expect(page.textbox('Alt text').placeholder).to.match(/^Alt text is missing/);
    enter(page.textbox('Alt text'), 'A harbour');
    await page.picker.updateComplete;
    expect(described(page, 'picture 2.jpg')).not.to.include('missing');
    page.press('Size and text of picture 4.jpg');
    await page.picker.updateComplete;
    page.checkBox('Decorative').click();
    await page.picker.updateComplete;
    expect(described(page, 'picture 4.jpg')).not.to.include('missing');
  });

  it('is inserted with an empty alt text, and the page is told whether that is on purpose', async () => {
    const { page, picks } = await choose(['picture 2.jpg', 'picture 1.jpg']);
    page.checkBox('Decorative').click();
    await page.picker.updateComplete;
    expect(page.textbox('Alt text').disabled).to.equal(true);
    page.press('Insert 2');
    await until('the pick', () => picks.length === 1);
    const items = picks[0]?.detail.items ?? [];
    expect(items.map(({ alt, decorative }) => [alt, decorative])).to.deep.equal([
      ['', false],
      ['', true],
    ]);
    expect(items[1]?.markup.html).to.include('alt=""');
  });

  it('has its text again once it is decorative no more', async () => {
    const { page } = await choose(['picture 1.jpg']);
    page.checkBox('Decorative').click();
    await page.picker.updateComplete;
    expect(page.textbox('Alt text').value).to.equal('');
    page.checkBox('Decorative').click();
    await page.picker.updateComplete;
    expect(page.textbox('Alt text').value).to.equal('A boot in snow');
  });
});

describe('where the page requires alt texts', () => {
  it('nothing is inserted until each image has one or is decorative, and nothing is lost', async () => {
    const chosen = ['picture 2.jpg', 'picture 4.jpg', 'terms.pdf'];
    const { page, picker, picks } = await choose(chosen, { requireAlt: true });
    page.press('Insert 3');
    await until('the reason', () => page.words.includes('2 pictures have no alt text.'));
    expect(page.announced).to.include('2 pictures have no alt text.');
    await until('the focus', () => focused(page) === 'Alt text');
    enter(page.textbox('Alt text'), 'A harbour');
    await picker.updateComplete;
    page.press('Insert 3');
    await until('the next', () => page.words.includes('1 picture has no alt text.'));
    await until('the focus', () => focused(page) === 'Alt text');
    page.checkBox('Decorative').click();
    await picker.updateComplete;
    expect(picker.value.length).to.equal(3);
    page.press('Insert 3');
    await until('the pick', () => picks.length === 1);
    const items = picks[0]?.detail.items ?? [];
    expect(items.map(({ alt }) => alt)).to.deep.equal(['A harbour', '', '']);
    expect(items.map(({ decorative }) => decorative)).to.deep.equal([false, true, false]);
  });

  it('a text of spaces is none, and a double click inserts no image without one', async () => {
    const properties = { requireAlt: true, multiple: false };
    const { page, picks } = await choose(['picture 2.jpg'], properties);
    enter(page.textbox('Alt text'), '   ');
    await page.picker.updateComplete;
    page
      .option('picture 2.jpg')
      .dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, composed: true }));
    await until('the reason', () => page.words.includes('1 picture has no alt text.'));
    expect(picks.length).to.equal(0);
    expect(page.selected).to.deep.equal(['picture 2.jpg']);
  });

  it('begins its hint where the page begins its lines, and a text where the text does', async () => {
    const { page } = await choose(['picture 2.jpg']);
    page.picker.dir = 'rtl';
    const field = page.textbox('Alt text');
    expect(getComputedStyle(field).direction).to.equal('rtl');
    enter(field, 'A harbour');
    await page.picker.updateComplete;
    expect(getComputedStyle(field).direction).to.equal('ltr');
  });

  it('files that are no images are inserted as they are', async () => {
    const { page, picks } = await choose(['terms.pdf'], { requireAlt: true });
    page.press('Insert');
    await until('the pick', () => picks.length === 1);
  });
});
