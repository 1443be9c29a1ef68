import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { record } from '../arranging/records.js';
import { until } from '../arranging/until.js';

const shoes = [
  record(1, { filename: 'red boot.jpg', metadata: { colour: ['red'] } }),
  record(2, { filename: 'film.mp4', formatType: 'video', format: 'MP4', duration: 20 }),
];

const says = 'Understood as:';

describe('what the service understood', () => {
  it('is shown where it says something else than what was typed', async () => {
    const { page } = await openPicker({}, shoes);
    await page.search('ft:(video) OR boot');
    await until('the words', () => page.words.includes(says));
    expect(page.words).to.match(/Understood as: File type: .* OR boot/);
    await page.search('');
    expect(page.words).not.to.include(says);
  });

  it('is not worth a word where it says the same', async () => {
    const { page } = await openPicker({}, shoes);
    await page.search('ft:(video) OR boot');
    await until('the words', () => page.words.includes(says));
    for (const plain of ['boot', 'red boot', 'Red  AND boot', '(red) boot', '"red boot"']) {
      await page.search(plain);
      expect(page.words, plain).not.to.include(says);
    }
    page.checkBox(/^red/).click();
    await until('the chip', () => page.has('button', /^Remove filter/));
    expect(page.words).not.to.include(says);
  });

  it('gives nothing away of a filter that the person cannot see', async () => {
    const { page } = await openPicker({ filter: 'colour:(red)' }, shoes);
    await page.search('ft:(video) OR boot');
    page.picker.filter = '';
    await until('the words without a filter', () => page.words.includes(says));
    page.picker.filter = 'colour:(red)';
    await until('no words', () => !page.words.includes(says));
  });

  it('is text, whatever it holds, and gives way to a warning', async () => {
    const { page, wire } = await openPicker({}, shoes);
    const answer = (explained: string, syntaxOk: boolean) => () =>
      Response.json({
        total_count: 0,
        items: [],
        query_explained: explained,
        query_syntax_ok: syntaxOk,
      });
    await page.search('warm up');
    const hostile = '<img src=x onerror=alert(1)>\u202e{{x}}';
    const end = wire.spoil(answer(hostile, true));
    await page.search('anything');
    await until('the words', () => page.words.includes(says));
    expect(page.words).to.include('<img src=x');
    expect(page.picker.shadowRoot?.querySelector('img[src=x]')).to.equal(null);
    end();
    wire.spoil(answer('nothing of it', false));
    await page.search('(((');
    expect(page.words).not.to.include(says);
    expect(page.words).to.include('could not make sense');
  });
});
