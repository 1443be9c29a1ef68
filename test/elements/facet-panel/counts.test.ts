import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { record } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';
import type { PickerPage } from '../arranging/picker-page.js';

const colours = ['red', 'blue', 'green'];
const seasons = ['winter', 'summer'];

/** Every colour in winter once, and red in summer twice more. */
const shoes = [
  ...colours.map((colour, index) =>
    record(index + 1, { metadata: { colour: [colour], season: ['winter'] } }),
  ),
  ...[4, 5].map((number) => record(number, { metadata: { colour: ['red'], season: ['summer'] } })),
];

/** The values with their counts, e.g. `red 3`. */
const counts = (page: PickerPage, names: readonly string[]): readonly string[] =>
  names.map((name) => {
    const box = page.checkBox(new RegExp(`^${name}`));
    return box.labels?.[0]?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  });

async function apply(page: PickerPage, name: string, results: number): Promise<void> {
  page.checkBox(new RegExp(`^${name}`)).click();
  await until(`the results with ${name}`, () => page.announced === `${results} results`);
  await page.picker.updateComplete;
}

describe('the counts of facets', () => {
  it('are those that each value would add, with values in force in several facets', async () => {
    const { page } = await openPicker({}, shoes);
    await apply(page, 'red', 3);
    await apply(page, 'blue', 4);
    await apply(page, 'summer', 2);
    await until('the counts', () => counts(page, ['red']).join() === 'red 2');
    expect(page.checkBox(/^blue/).checked).to.equal(true);
    expect(counts(page, seasons)).to.deep.equal(['winter 2', 'summer 2']);
  });

  it('stay with the results until the answer is there, and nothing is empty meanwhile', async () => {
    const { page, wire } = await openPicker({}, shoes);
    await until('every asset', () => page.filenames.length === shoes.length);
    const before = [counts(page, colours), page.filenames, page.announced];
    const held = wire.hold();
    page.checkBox(/^blue/).click();
    await until('the request', () => held.come);
    await settled();
    expect([counts(page, colours), page.filenames, page.announced]).to.deep.equal(before);
    expect(page.words)
      .not.to.include('No assets found')
      .and.not.to.match(/\b0 results/);
    held.release();
    await until('blue', () => page.options.length === 1);
  });
});
