import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { settled, until } from '../arranging/until.js';

/** Whether the list says that it is loading. */
function isBusy(page: PickerPage): boolean {
  return page.picker.shadowRoot?.querySelector('[part=results]')?.ariaBusy === 'true';
}

describe('a search for what was typed', () => {
  it('is sent before the list says that it is loading, which takes longer', async () => {
    const { page, wire } = await openPicker();
    await until('the results', () => !isBusy(page));
    const busy: boolean[] = [];
    wire.spoil(() => {
      busy.push(isBusy(page));
      return new Promise<Response>(() => undefined);
    });
    page.type('picture');
    await until('the list that says so', () => isBusy(page));
    expect(busy).to.deep.equal([false]);
  });

  it('does not keep the box waiting that Escape empties', async () => {
    const { page } = await openPicker({ query: 'picture' });
    const left: string[] = [];
    // In another order each time, so that the results of the empty box are not cached. Parts that
    // load meanwhile may delay one of the updates.
    for (const sort of ['filename', '-filename', 'created_date']) {
      page.picker.sort = sort;
      await page.search('picture 1');
      await settled();
      page.searchBox.focus();
      page.searchBox.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
      // Runs before the frame is painted.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      left.push(page.searchBox.value);
      await until('all results', () => page.options.length === 3);
    }
    expect(left).to.include('');
  });
});
