import { expect } from 'chai';
import type { AssetPick } from '../../../src/index.js';
import { library, openPicker, place, stage } from '../arranging/picker.js';
import { heard, type PickerPage } from '../arranging/picker-page.js';
import { until } from '../arranging/until.js';

const idsOf = (pick: AssetPick | undefined): readonly string[] | undefined =>
  pick?.items.map(({ id }) => id);

async function confirm(page: PickerPage, name: string): Promise<AssetPick | undefined> {
  const picks = heard('asset-pick');
  page.press(name);
  return (await until('the pick', () => picks[0])).detail;
}

describe('after a confirmed pick', () => {
  it('nothing is selected, and the picker says and announces how many were inserted', async () => {
    const { page, picker } = await openPicker({ multiple: true });
    await page.choose('picture 1.jpg', 'picture 3.jpg');
    await confirm(page, 'Insert 2');
    await until('the words', () => page.words.includes('2 inserted'));
    expect(page.announced).to.equal('2 inserted');
    expect(picker.value).to.deep.equal([]);
    expect(page.selected).to.deep.equal([]);
    expect(page.button('Insert').disabled).to.equal(true);
  });

  it('the words go with the next choice, which alone is inserted next', async () => {
    const { page } = await openPicker({ multiple: true });
    await page.choose('picture 1.jpg');
    await confirm(page, 'Insert');
    await page.choose('picture 2.jpg');
    expect(page.words).not.to.include('inserted');
    expect(idsOf(await confirm(page, 'Insert'))).to.deep.equal(['asset-2']);
  });

  it('the page is told that nothing is selected any more', async () => {
    const { page } = await openPicker();
    await page.choose('picture 1.jpg');
    const changes = heard('selection-change');
    await confirm(page, 'Insert');
    expect(changes.map(({ detail }) => detail.ids)).to.deep.equal([[]]);
  });

  it('a dialog opens empty the next time', async () => {
    const page = place({ client: library().client, mode: 'dialog', multiple: true });
    for (const name of ['picture 1.jpg', 'picture 2.jpg', 'picture 3.jpg']) {
      const outcome = page.picker.show();
      await until('the results', () => page.options.length === 3);
      expect(page.selected).to.deep.equal([]);
      await page.choose(name);
      page.press('Insert');
      expect((await outcome)?.items.map(({ filename }) => filename)).to.deep.equal([name]);
      expect(page.picker.value).to.deep.equal([]);
      await until('the announcement', () => page.announced === '1 inserted');
    }
  });

  it('what the page selects while it is told of the pick stays', async () => {
    const { page, picker } = await openPicker({ multiple: true });
    picker.addEventListener('asset-pick', () => (picker.value = ['asset-3']));
    await page.choose('picture 1.jpg');
    await confirm(page, 'Insert');
    await picker.updateComplete;
    expect(page.selected).to.deep.equal(['picture 3.jpg']);
  });

  it('a form’s control keeps its value, and inserts it once only', async () => {
    const form = document.createElement('form');
    stage().append(form);
    const page = place({ client: library().client, name: 'hero' }, form);
    await until('the results', () => page.options.length === 3);
    await page.choose('picture 2.jpg');
    await confirm(page, 'Insert');
    await until('the words', () => page.words.includes('1 inserted'));
    expect(new FormData(form).getAll('hero')).to.deep.equal(['asset-2']);
    expect(page.selected).to.deep.equal(['picture 2.jpg']);
    expect(page.button('Insert').disabled).to.equal(true);
    await page.choose('picture 3.jpg');
    expect(page.button('Insert').disabled).to.equal(false);
  });
});

describe('a picker that is moved in the page', () => {
  it('still resolves to the pick, and stays open', async () => {
    const page = place({ client: library().client, mode: 'dialog' });
    const outcome = page.picker.show();
    await until('the results', () => page.options.length === 3);
    const place2 = document.createElement('section');
    stage().append(place2);
    place2.append(page.picker);
    await until('the dialog', () => page.has('dialog'));
    await page.choose('picture 2.jpg');
    page.press('Insert');
    expect(idsOf(await outcome)).to.deep.equal(['asset-2']);
  });

  it('keeps what was chosen before, and hands over that, too', async () => {
    const page = place({ client: library().client, mode: 'dialog', multiple: true });
    const outcome = page.picker.show();
    await until('the results', () => page.options.length === 3);
    await page.choose('picture 3.jpg');
    stage().appendChild(document.createElement('section')).append(page.picker);
    await until('the results again', () => page.options.length === 3);
    await page.choose('picture 1.jpg');
    page.press('Insert 2');
    expect(idsOf(await outcome)).to.deep.equal(['asset-3', 'asset-1']);
  });
});
