import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openVast } from '../arranging/vast.js';
import { VastList } from '../arranging/vast-list.js';
import { everyElement } from '../arranging/seen.js';
import { settled, until } from '../arranging/until.js';

const million = 1_000_000;

async function openMillion(
  properties: Parameters<typeof openVast>[1] = {},
): Promise<Awaited<ReturnType<typeof openVast>> & { readonly list: VastList }> {
  await setViewport({ width: 900, height: 800 });
  const opened = await openVast(million, properties);
  return { ...opened, list: new VastList(opened.page) };
}

describe('a million results', () => {
  it('say how many they are, to the eye and to assistive technology', async () => {
    const { page } = await openMillion();
    expect(page.words).to.include('1,000,000');
    expect(page.places).to.be.within(million, million + Number(page.grid.ariaColCount));
  });

  it('reach from the first to the last by the keys that go to the ends', async () => {
    const { list } = await openMillion();
    list.cells[0]?.focus();
    expect(await list.press('End')).to.equal(million - 1);
    await list.come();
    expect(list.places.at(-1)).to.equal(million - 1);
    expect(list.seen.at(-1)?.textContent).to.include('picture 999999.jpg');
    expect(await list.press('Home')).to.equal(0);
    await list.come();
    expect(list.first).to.equal(0);
  });

  it('reach from the first to the last by the bar', async () => {
    const { list } = await openMillion();
    await list.drag(1);
    await list.come();
    expect(list.places.at(-1)).to.equal(million - 1);
    await list.drag(0);
    await list.come();
    expect(list.topOf(0)).to.be.within(0, 20);
    await list.drag(0.5);
    await list.come();
    expect(list.first).to.be.within(490_000, 510_000);
  });

  it('reach the end by small steps where the bar has come near it', async () => {
    const { list } = await openMillion();
    const steps = async (count: number, pixels: number): Promise<void> => {
      for (let step = 0; step < count; step += 1) await list.wheel(pixels);
    };
    await list.drag(1);
    await steps(4, -500);
    const { first } = list;
    await steps(5, 500);
    expect(first).to.be.lessThan(million - 10);
    expect(list.places.at(-1)).to.equal(million - 1);
    await list.drag(0);
    await steps(4, 500);
    expect(list.first).to.be.greaterThan(10);
    await steps(5, -500);
    expect(list.topOf(0)).to.be.within(0, 20);
  });

  it('move by a small step just as far, anywhere', async () => {
    const { list } = await openMillion();
    for (const share of [0.1, 0.37, 0.8]) {
      await list.drag(share);
      await list.come();
      const [place = NaN] = list.places.slice(-1);
      let before = list.topOf(place);
      for (const step of [60, 100, 40, -80]) {
        await list.wheel(step);
        expect(list.topOf(place) - before).to.be.closeTo(-step, 1);
        before = list.topOf(place);
      }
    }
  });

  it('stay where they are when they come to rest', async () => {
    const { list } = await openMillion();
    await list.drag(0.4);
    await list.come();
    const { scrollTop } = list.scroller;
    const [place = NaN] = list.places.slice(-1);
    const top = list.topOf(place);
    await list.wheel(270);
    await until('the bar to be put right', () => list.scroller.scrollTop !== scrollTop + 270);
    await settled();
    expect(list.topOf(place)).to.be.closeTo(top - 270, 1);
  });

  it('put the bar right where small steps have left the start, too', async () => {
    const { list } = await openMillion();
    for (let step = 0; step < 10; step += 1) await list.wheel(500);
    const [place = NaN] = list.places.slice(-1);
    const top = list.topOf(place);
    await until('the bar to be put right', () => list.scroller.scrollTop < 4000);
    await settled();
    expect(list.topOf(place)).to.be.closeTo(top, 1);
  });

  it('are gone through by the keys one after the other, far down as well', async () => {
    const { list, page } = await openMillion();
    const columns = Number(page.grid.ariaColCount);
    await list.drag(0.6);
    await list.come();
    const [cell] = list.seen.slice(columns);
    cell?.focus();
    const start = list.focused;
    expect(await list.press('ArrowRight')).to.equal(start + 1);
    expect(await list.press('ArrowDown', 'ArrowDown', 'ArrowDown')).to.equal(
      start + 1 + 3 * columns,
    );
    expect(await list.press('ArrowUp')).to.equal(start + 1 + 2 * columns);
    expect(list.places).to.include(list.focused);
  });

  it('cost no more nodes than a screen full, after many jumps as well', async () => {
    const { list, picker } = await openMillion({ facets: 'file_types,categories,metadata' });
    let most = 0;
    for (let jump = 0; jump < 30; jump += 1) {
      list.scroller.scrollTop = ((jump * 7919) % 1000) * 8000;
      await new Promise(requestAnimationFrame);
      if (jump % 10 === 0) most = Math.max(most, everyElement(picker).length);
    }
    await list.come();
    most = Math.max(most, everyElement(picker).length);
    expect(most).to.be.lessThan(1200);
  });

  it('cost no more than 2,000 nodes on a screen as large as can be', async () => {
    await setViewport({ width: 3840, height: 2160 });
    const { page, picker } = await openVast(million);
    picker.style.setProperty('--picker-height', '2160px');
    const list = new VastList(page);
    await until('the large list', () => list.cells.length > 100);
    await list.drag(0.5);
    await list.come();
    expect(everyElement(picker).length).to.be.at.most(2000);
    const { bottom } = list.scroller.getBoundingClientRect();
    const lowest = Math.max(...list.seen.map((cell) => cell.getBoundingClientRect().bottom));
    expect(lowest).to.be.at.least(bottom - 20);
  });

  it('cost no more than 2,000 nodes however tall the host makes the list', async () => {
    const { list, picker } = await openMillion();
    picker.style.setProperty('--picker-height', '20000px');
    await until('the tall list', () => list.scroller.clientHeight > 10_000);
    await list.drag(0.5);
    expect(everyElement(picker).length).to.be.at.most(2000);
  });
});
