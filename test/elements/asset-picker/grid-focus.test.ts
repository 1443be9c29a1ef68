import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openVast } from '../arranging/vast.js';
import { VastList } from '../arranging/vast-list.js';
import { settled, until } from '../arranging/until.js';

async function openAt(
  properties: Parameters<typeof openVast>[1] = {},
  total = 1_000_000,
): Promise<Awaited<ReturnType<typeof openVast>> & { readonly list: VastList }> {
  await setViewport({ width: 900, height: 800 });
  const opened = await openVast(total, properties);
  return { ...opened, list: new VastList(opened.page) };
}

/** The places that Tab comes to. There should be one. */
function stops({ cells, page }: VastList): readonly number[] {
  return cells.filter(({ tabIndex }) => tabIndex === 0).map((cell) => page.placeOf(cell));
}

describe('the focus in a long list', () => {
  it('stays with its asset while the list is scrolled away and back', async () => {
    const { list } = await openAt();
    list.cells[0]?.focus();
    await list.press('ArrowRight', 'ArrowRight');
    for (const share of [0.2, 0.9, 0.4]) {
      await list.drag(share);
      expect(list.focused).to.equal(2);
    }
    await list.come();
    expect(list.focused).to.equal(2);
    expect(list.places).not.to.include(2);
    await list.drag(0);
    await list.come();
    expect(list.focused).to.equal(2);
    expect(list.topOf(2)).to.be.within(0, 20);
  });

  it('is brought into view again by the next key', async () => {
    const { list, page } = await openAt();
    list.cells[0]?.focus();
    await list.press('ArrowRight');
    await list.drag(0.5);
    await list.come();
    const columns = Number(page.grid.ariaColCount);
    expect(await list.press('ArrowDown')).to.equal(1 + columns);
    expect(list.places).to.include(1 + columns);
  });

  it('is on the first result when another search answers, and not lost', async () => {
    const { list, page, wire } = await openAt();
    list.cells[0]?.focus();
    await list.press('PageDown', 'PageDown', 'PageDown');
    const asked = wire.searches.length;
    const { form } = page.searchBox;
    page.type('sea');
    form?.requestSubmit();
    await until('the search', () => wire.searches.length > asked);
    await until('the first', () => list.focused === 0);
    await until('the start of the list', () => list.first === 0);
    expect(await list.press('ArrowRight')).to.equal(1);
  });

  it('stays in the list when fewer results are left than its place', async () => {
    const few = { items: [{ id: 'a' }, { id: 'b' }], total: 2 };
    await setViewport({ width: 900, height: 800 });
    const { page, wire } = await openVast(1000, {}, ({ query }) => (query === 'sea*' ? few : {}));
    const list = new VastList(page);
    list.cells[0]?.focus();
    await list.press('End');
    const asked = wire.searches.length;
    page.type('sea');
    page.searchBox.form?.requestSubmit();
    await until('the search', () => wire.searches.length > asked);
    await until('two', () => list.cells.length === 2);
    expect(list.focused).to.equal(0);
  });

  it('stays when cards become lines', async () => {
    const { list, picker, page } = await openAt();
    list.cells[0]?.focus();
    await list.press('PageDown', 'ArrowRight');
    const { focused } = list;
    picker.layout = 'list';
    await until('lines', () => page.grid.ariaColCount === '1');
    expect(list.focused).to.equal(focused);
  });

  it('comes by Tab to one cell, and to one that can be seen', async () => {
    const { list } = await openAt();
    expect(stops(list)).to.deep.equal([0]);
    await list.drag(0.5);
    await list.come();
    expect(stops(list).length).to.equal(1);
    expect(list.places).to.include(stops(list)[0]);
    list.page.searchBox.focus();
    for (let presses = 0; presses < 12 && Number.isNaN(list.focused); presses += 1) {
      await list.press('Tab');
    }
    expect([list.focused]).to.deep.equal(stops(list));
    expect(list.first).to.be.within(490_000, 510_000);
  });

  it('may be on a place whose asset is on its way, which cannot be chosen yet', async () => {
    const { list, picker, wire } = await openAt();
    await settled();
    list.cells[0]?.focus();
    const held = wire.hold();
    await list.press('End');
    await until('the request', () => held.come);
    expect(list.focused).to.equal(999_999);
    const cell = picker.shadowRoot?.activeElement;
    expect(cell?.ariaBusy).to.equal('true');
    expect(cell?.ariaLabel).to.equal('Loading assets');
    await list.press(' ');
    expect(picker.value).to.deep.equal([]);
    held.release();
    await list.come();
    expect(list.focused).to.equal(999_999);
    await list.press(' ');
    expect(picker.value).to.deep.equal(['asset-999999']);
  });
});

describe('a long list, as assistive technology knows it', () => {
  it('numbers rows and columns rightly at any place', async () => {
    const { list, page } = await openAt();
    for (const share of [0, 0.3, 1]) {
      await list.drag(share);
      // What is drawn beyond the edges may be of another page of results.
      await until('all that is drawn', () =>
        list.cells.every(({ ariaBusy }) => ariaBusy !== 'true'),
      );
      const columns = Number(page.grid.ariaColCount);
      expect(page.grid.ariaRowCount).to.equal(String(Math.ceil(1_000_000 / columns)));
      for (const cell of list.cells) {
        expect(cell.textContent).to.include(`picture ${page.placeOf(cell)}.jpg`);
        expect(Number(cell.ariaColIndex)).to.be.within(1, columns);
      }
    }
  });

  it('counts one row where there are fewer than would fill it', async () => {
    const { page, list } = await openAt({}, 2);
    expect(page.grid.ariaRowCount).to.equal('1');
    expect(list.cells.map(({ ariaColIndex }) => ariaColIndex)).to.deep.equal(['1', '2']);
  });

  it('keeps the choice of assets that are far away or forgotten', async () => {
    const { list, page, picker } = await openAt({ multiple: true, pageSize: 100 });
    await page.choose('picture 1.jpg');
    for (let step = 1; step <= 6; step += 1) {
      await list.drag(step / 7);
      await list.come();
    }
    expect(picker.value).to.deep.equal(['asset-1']);
    await list.drag(0);
    await list.come();
    expect(page.selected).to.deep.equal(['picture 1.jpg']);
  });
});
