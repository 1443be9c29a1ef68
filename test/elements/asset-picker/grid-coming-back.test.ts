import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { stage } from '../arranging/picker.js';
import { assetAt, openVast } from '../arranging/vast.js';
import { VastList } from '../arranging/vast-list.js';
import { settled, until } from '../arranging/until.js';

type Opened = Awaited<ReturnType<typeof openVast>> & { readonly list: VastList };

/** A picker whose assets say what was searched for. */
async function openAt(properties: Parameters<typeof openVast>[1] = {}): Promise<Opened> {
  await setViewport({ width: 900, height: 800 });
  const opened = await openVast(1_000_000, properties, ({ offset, limit, query }) => ({
    items: Array.from({ length: limit }, (_, index) =>
      assetAt(offset + index, { filename: `${query || 'all'} ${offset + index}` }),
    ),
  }));
  return { ...opened, list: new VastList(opened.page) };
}

async function goTo({ list }: Opened, share: number): Promise<number> {
  await list.drag(share);
  await list.come();
  return list.first;
}

describe('a search that is come back to', () => {
  it('is there at once, at the same place, without being asked for', async () => {
    const opened = await openAt();
    const { page, list, wire } = opened;
    const left = await goTo(opened, 0.5);
    await page.search('sea');
    expect(list.first).to.equal(0);
    const asked = wire.searches.length;
    await page.search('');
    await settled();
    expect(list.first).to.equal(left);
    await list.come();
    expect(list.seen[0]?.textContent).to.include(`all ${left}`);
    expect(wire.searches.length).to.equal(asked);
  });

  it('is there where it was left also before the other has been answered', async () => {
    const opened = await openAt();
    const { page, list, wire } = opened;
    const left = await goTo(opened, 0.5);
    const held = wire.hold();
    page.type('sea');
    page.searchBox.form?.requestSubmit();
    await until('the request', () => held.come);
    const asked = wire.searches.length;
    await page.search('');
    await settled();
    expect(list.first).to.equal(left);
    expect(wire.searches.length).to.equal(asked);
    held.release();
    await settled();
    expect(list.seen[0]?.textContent).to.include(`all ${left}`);
  });

  it('is asked for anew by who asks for the very same again', async () => {
    const opened = await openAt();
    const { page, list, wire } = opened;
    await page.search('sea');
    await goTo(opened, 0.5);
    const asked = wire.searches.length;
    await page.search('sea');
    expect(wire.searches.length).to.equal(asked + 1);
    await until('the top', () => list.first === 0);
  });

  it('is asked for anew after the host has reloaded', async () => {
    const { page, picker, wire } = await openAt();
    await page.search('sea');
    picker.reload();
    await until('the answer', () => wire.searches.length === 3);
    await settled();
    await page.search('');
    expect(wire.searches.length).to.equal(4);
  });

  it('is neither taken for another nor for answered where it was left while being reloaded', async () => {
    const { page, picker, list, wire } = await openAt();
    await page.search('sea');
    const held = wire.hold();
    picker.reload();
    await until('the request', () => held.come);
    await page.search('sky');
    await page.search('');
    await until('all', () => list.seen[0]?.textContent.includes('all 0'));
    held.release();
    const asked = wire.searches.length;
    await page.search('sea');
    expect(wire.searches.length).to.equal(asked + 1);
  });

  it('is looked at by itself alone while it is being reloaded', async () => {
    const opened = await openAt({ filter: 'brand:ours' });
    const { picker, list, wire } = opened;
    const held = wire.hold();
    picker.reload();
    await until('the request', () => held.come);
    await goTo(opened, 0.5);
    expect(list.seen[0]?.textContent).to.include('brand:ours');
    held.release();
  });

  it('has the facets that are asked for now', async () => {
    const { page, picker, wire } = await openAt();
    await page.search('sea');
    picker.facets = 'categories';
    await until('the facets', () => wire.searches.at(-1)?.get('facet') === 'categories');
    await settled();
    await page.search('');
    expect(wire.searches.at(-1)?.get('query')).not.to.equal('sea*');
    expect(wire.searches.at(-1)?.get('facet')).to.equal('categories');
  });
});

describe('the place in a long list', () => {
  it('stays when the list becomes wider or narrower', async () => {
    const opened = await openAt();
    const { list, page, picker } = opened;
    const before = await goTo(opened, 0.5);
    const columns = page.grid.ariaColCount;
    picker.style.width = '480px';
    await until('fewer columns', () => page.grid.ariaColCount !== columns);
    await list.come();
    expect(list.places).to.include(before);
    expect(before - list.first).to.be.within(0, Number(page.grid.ariaColCount) - 1);
  });

  it('stays when cards become lines, and back', async () => {
    const opened = await openAt();
    const { list, page } = opened;
    const before = await goTo(opened, 0.3);
    page.press('List');
    await until('one column', () => page.grid.ariaColCount === '1');
    await list.come();
    expect(list.first).to.be.closeTo(before, 1);
    page.press('Grid');
    await until('columns', () => page.grid.ariaColCount !== '1');
    await list.come();
    expect(list.places).to.include(before);
  });

  it('stays when the picker is moved, and can be left from there', async () => {
    const opened = await openAt();
    const { list, picker } = opened;
    const before = await goTo(opened, 0.5);
    const section = document.createElement('section');
    stage().append(section);
    section.append(picker);
    await settled();
    expect(list.first).to.equal(before);
    await list.drag(0.8);
    await list.come();
    expect(list.first).to.be.within(790_000, 810_000);
  });

  it('stays while the picker is not shown', async () => {
    const opened = await openAt();
    const { list, picker } = opened;
    const before = await goTo(opened, 0.5);
    picker.hidden = true;
    // Also where the list comes to rest meanwhile.
    for (let frame = 0; frame < 20; frame += 1) await settled();
    picker.hidden = false;
    await settled();
    await list.come();
    expect(list.first).to.equal(before);
    await list.wheel(400);
    expect(list.first).to.be.greaterThan(before);
  });

  it('is the start where the picker was never shown before', async () => {
    await setViewport({ width: 900, height: 800 });
    const { wire, picker, list } = await openAt();
    picker.hidden = true;
    const asked = wire.searches.length;
    picker.query = 'sea';
    await until('the search', () => wire.searches.length > asked);
    await settled();
    picker.hidden = false;
    await until('the results', () => list.seen[0]?.textContent.includes('sea 0'));
    await list.come();
  });
});
