import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { record } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';
import type { Wire } from '../arranging/wire.js';

function counted({ sent }: Wire): number {
  return sent.filter(({ url }) => url.searchParams.get('limit') === '1').length;
}

const records = [
  record(1, { filename: 'cliffs autumn.jpg' }),
  record(2, { filename: 'cliffs winter.jpg' }),
  record(3, { filename: 'forest.jpg' }),
];

describe('words that together find nothing', () => {
  it('lead to fewer words that find something, one press away', async () => {
    const { page, wire } = await openPicker({}, records);
    await page.search('cliffs autumn zeppelin');
    const hint = '1 result for “cliffs autumn”';
    await until('the hint', () => page.has('button', hint));
    expect(page.announced).to.equal(hint);
    expect(counted(wire)).to.equal(3);
    page.press(hint);
    await until('the result', () => page.filenames.join() === 'cliffs autumn.jpg');
    expect(page.searchBox.value).to.equal('cliffs autumn');
    expect(page.has('button', hint)).to.equal(false);
  });

  it('are counted within the filters that are applied, so that the number is true', async () => {
    const { page, picker } = await openPicker({ filter: 'fn:winter' }, records);
    await page.search('cliffs autumn');
    await until('the hint', () => page.has('button', '1 result for “cliffs”'));
    picker.filter = '';
    await until('a result', () => page.options.length === 1);
  });

  it('cost no request where there is one word, or a query', async () => {
    const { page, wire } = await openPicker({}, records);
    await page.search('cliffs autumn zeppelin');
    await until('the hint', () => page.has('button', /cliffs autumn/));
    await page.search('zeppelin');
    await page.search('fn:cliffs AND zeppelin');
    await settled();
    expect(counted(wire)).to.equal(3);
    expect(page.has('button', / for “/)).to.equal(false);
  });

  it('are left alone where fewer words cannot be counted', async () => {
    const { page, wire } = await openPicker({}, records);
    await page.search('forest autumn');
    await until('the hint', () => page.has('button', / for “/));
    wire.spoil(() => new Response('', { status: 500 }), /[?&]limit=1(&|$)/);
    await page.search('forest winter');
    await settled();
    expect(page.words).to.include('No assets found');
    expect(page.has('button', / for “/)).to.equal(false);
  });
});
