import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { assetAt, openVast } from '../arranging/vast.js';
import { VastList } from '../arranging/vast-list.js';
import { until } from '../arranging/until.js';

describe('new results', () => {
  it('are in all rows that are drawn, also in those that cannot be seen yet', async () => {
    await setViewport({ width: 900, height: 500 });
    const { page } = await openVast(1000, {}, ({ offset, limit, query }) => ({
      items: Array.from({ length: limit }, (_, index) => {
        const place = offset + index;
        const name = query.includes('harbour') ? 'harbour' : 'meadow';
        return assetAt(place, { id: `${name}-${place}`, filename: `${name} ${place}.jpg` });
      }),
    }));
    const list = new VastList(page);
    await until('rows beyond what is seen', () => list.cells.length > list.seen.length + 8);
    const drawn = list.cells.length;
    page.picker.query = 'harbour';
    await until('the first result', () => list.cells[0]?.textContent.includes('harbour 0'));
    await until('the others', () =>
      list.cells.every(({ textContent }) => textContent.includes('harbour')),
    );
    expect(list.cells.length).to.equal(drawn);
  });
});
