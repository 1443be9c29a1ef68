import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { AssetPicker } from '../../../src/index.js';
import { assetAt, openVast } from '../arranging/vast.js';
import { VastList } from '../arranging/vast-list.js';
import { until } from '../arranging/until.js';

/** A list of a thousand meadows, or of harbours where these are searched for. */
async function openMeadows(): Promise<{ readonly picker: AssetPicker; readonly list: VastList }> {
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
  return { picker: page.picker, list };
}

describe('new results', () => {
  it('are in all rows that are drawn, also in those that cannot be seen yet', async () => {
    const { picker, list } = await openMeadows();
    const drawn = list.cells.length;
    picker.query = 'harbour';
    await until('the first result', () => list.cells[0]?.textContent.includes('harbour 0'));
    await until('the others', () =>
      list.cells.every(({ textContent }) => textContent.includes('harbour')),
    );
    expect(list.cells.length).to.equal(drawn);
  });

  for (const place of ['first', 'second']) {
    it(`come first where they are seen, with the focus last on the ${place} card`, async () => {
      const { picker, list } = await openMeadows();
      list.cells[0]?.focus();
      if (place === 'second') await sendKeys({ press: 'ArrowRight' });
      const { promise, resolve } = Promise.withResolvers<number>();
      const watch = new MutationObserver(() => {
        const isNew = list.cells.map(({ textContent }) => textContent.includes('harbour'));
        if (isNew[0]) resolve(isNew.filter(Boolean).length);
      });
      const options = { subtree: true, childList: true, characterData: true };
      if (picker.shadowRoot) watch.observe(picker.shadowRoot, options);
      picker.query = 'harbour';
      expect(await promise).to.be.lessThan(list.cells.length - 4);
      watch.disconnect();
    });
  }
});
