import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { pictures, record } from '../arranging/records.js';
import { until } from '../arranging/until.js';

async function openLimited(
  properties: Parameters<typeof openPicker>[0] = {},
): ReturnType<typeof openPicker> {
  await setViewport({ width: 1200, height: 900 });
  const given = { multiple: true, facets: 'none', max: 3, ...properties };
  const made = await openPicker(given, pictures(8));
  await until('what chooses several', () => made.page.words.includes('Select'));
  return made;
}

describe('how many may be chosen', () => {
  it('is said before anything is chosen', async () => {
    const { page, picker } = await openLimited();
    expect(page.words).to.include('Select up to 3 assets.');
    picker.min = 2;
    await picker.updateComplete;
    expect(page.words).to.include('Select at least 2 assets. 0 of 3 selected');
    picker.max = undefined;
    await picker.updateComplete;
    expect(page.words).to.include('Select at least 2 assets.');
    expect(page.words).not.to.include(' of 3');
  });

  for (const none of ['', null, 0, -1, NaN, 'many']) {
    it(`is without limit where a page says ${none === '' ? 'nothing' : none}`, async () => {
      const { page, picker } = await openLimited({ max: 1, min: 1 });
      Object.assign(picker, { max: none, min: none });
      await page.choose('picture 1.jpg');
      await page.choose('picture 2.jpg');
      expect(picker.value).to.deep.equal(['asset-1', 'asset-2']);
      expect(picker.checkValidity()).to.equal(true);
      expect([picker.max, picker.min]).to.deep.equal([undefined, undefined]);
    });
  }

  it('is kept by a range, which says so to everybody', async () => {
    const { page, picker } = await openLimited();
    await page.choose('picture 1.jpg');
    const event = new MouseEvent('click', { bubbles: true, composed: true, shiftKey: true });
    page.option('picture 6.jpg').dispatchEvent(event);
    await until('the range', () => picker.value.length > 1);
    await picker.updateComplete;
    expect(picker.value).to.deep.equal(['asset-1', 'asset-2', 'asset-3']);
    expect(page.words).to.include('at most 3 assets');
    expect(page.announced).to.include('at most 3 assets');
    page.press('Remove picture 1.jpg');
    await picker.updateComplete;
    expect(page.words).not.to.include('at most 3 assets');
  });

  it('is kept by Ctrl and A, and nothing offers to choose more', async () => {
    const { page, picker } = await openLimited();
    expect(page.has('button', /^Select all/)).to.equal(false);
    page.option('picture 1.jpg').focus();
    // What chooses several comes after the first results, and nothing shows that it is there.
    for (let tries = 0; picker.value.length === 0 && tries < 100; tries += 1) {
      await sendKeys({ down: 'Control' });
      await sendKeys({ press: 'a' });
      await sendKeys({ up: 'Control' });
    }
    expect(picker.value.length).to.equal(3);
    await picker.updateComplete;
    expect(page.announced).to.include('at most 3 assets');
  });
});

describe('what cannot be chosen', () => {
  it('says why on its card, as a tooltip too, and when a range holds nothing else', async () => {
    const records = [record(1, { expires: 0 }), record(2, { expires: 0 }), record(3)];
    const { page, picker } = await openPicker({ multiple: true, facets: 'none' }, records);
    await until('ranges', () => page.has('button', /^Select all/));
    const card = page.option('picture 1.jpg');
    expect(card.querySelector('[title^="Not available"]')?.textContent).to.include('Not available');
    card.focus();
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ up: 'Shift' });
    await picker.updateComplete;
    expect(picker.value).to.deep.equal([]);
    expect(page.announced).to.include('Not available');
  });
});
