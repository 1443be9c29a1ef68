import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { record } from '../arranging/records.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { until } from '../arranging/until.js';

const records = Array.from({ length: 250 }, (_, index) =>
  record(index + 1, { metadata: { colour: [index < 30 ? 'red' : 'blue'] } }),
);

/** How many rows of how many columns the list says it has. */
const sizeOf = ({ grid }: PickerPage): readonly [rows: number, columns: number] => [
  Number(grid.ariaRowCount),
  Number(grid.ariaColCount),
];

describe('the rows of a list of assets, as assistive technology counts them', () => {
  before(() => setViewport({ width: 1200, height: 700 }));

  for (const layout of ['grid', 'list'] as const) {
    it(`are all there are, in view or not, and after a filter those it leaves: ${layout}`, async () => {
      const { page } = await openPicker({ layout }, records);
      const [rows, columns] = sizeOf(page);
      expect(columns).to.satisfy((count: number) => (layout === 'list' ? count === 1 : count > 1));
      expect(rows).to.equal(Math.ceil(250 / columns));
      expect(page.options.length).to.be.lessThan(250);
      await until('the facets', () => page.has('checkbox', /^red/));
      page.checkBox(/^red/).click();
      await until('the filter', () => page.announced === '30 results');
      expect(sizeOf(page)).to.deep.equal([Math.ceil(30 / columns), columns]);
    });
  }
});
