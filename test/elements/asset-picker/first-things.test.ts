import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { library, openPicker, place } from '../arranging/picker.js';
import { nextEvent } from '../arranging/picker-page.js';
import { pictures, record } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';

const shoes = [
  record(1, { metadata: { colour: ['red'] } }),
  record(2, { metadata: { colour: ['blue'] } }),
];

describe('what a person waits for', () => {
  it('is asked for before anything is drawn, also where the way to the service comes late', async () => {
    const page = place({});
    await page.picker.updateComplete;
    await settled();
    const before = page.words;
    const { client, wire } = library();
    const seen: string[] = [];
    wire.spoil(() => {
      seen.push(page.words);
      return new Response(null, { status: 503 });
    });
    page.picker.client = client;
    await until('the request', () => seen.length > 0);
    expect(seen).to.deep.equal([before]);
  });

  it('is drawn once the host has waited for the update, though it was asked for first', async () => {
    const page = place({ client: library().client });
    await page.picker.updateComplete;
    page.picker.focus();
    expect(page.picker.shadowRoot?.activeElement === page.searchBox).to.equal(true);
  });

  it('fills whole rows, as far as they are seen', async () => {
    await setViewport({ width: 1280, height: 800 });
    const { client, wire } = library();
    const held = wire.hold();
    const { picker } = place({ client });
    const drawn = await until('it', () => picker.shadowRoot?.querySelector('[data-places]'));
    const rows = Map.groupBy([...drawn.children], (each) => each.getBoundingClientRect().top);
    const { bottom } = picker.getBoundingClientRect();
    const seen = [...rows].filter(([top]) => top < bottom).map(([, { length }]) => length);
    expect(seen.length).to.be.greaterThan(1);
    expect(new Set(seen).size, seen.join(', ')).to.equal(1);
    held.release();
  });

  it('is not said to be missing before it has come', async () => {
    const { client, wire } = library();
    const held = wire.hold();
    const page = place({ client });
    await until('the request', () => held.come);
    await until('that it comes', () => page.words.includes('Loading'));
    await settled();
    expect(page.words).to.include('Loading').and.not.to.include('nothing to narrow');
    held.release();
    await until('the facets', () => page.has('checkbox'));
  });

  it('shows in the card that was chosen at once, and everywhere soon after', async () => {
    const { page, picker } = await openPicker({ multiple: true }, pictures(3));
    const change = nextEvent(picker, 'selection-change');
    page.option('picture 2.jpg').click();
    expect(page.selected).to.deep.equal(['picture 2.jpg']);
    expect((await change).detail.ids.length).to.equal(1);
    await until(
      'the tray',
      () => page.has('button', /^Insert/) && page.words.includes('1 selected'),
    );
  });

  it('is a box that stays checked from the click to the answer', async () => {
    const { page, wire } = await openPicker({}, shoes);
    const held = wire.hold();
    page.checkBox(/^red/).click();
    // It may be drawn for another reason meanwhile.
    page.picker.shadowRoot?.querySelector('facet-panel')?.requestUpdate();
    await until('the request', () => held.come);
    for (let frame = 0; frame < 10; frame += 1) {
      expect(page.checkBox(/^red/).checked, `frame ${frame}`).to.equal(true);
      await settled();
    }
    held.release();
    await until('red', () => page.options.length === 1);
    expect(page.checkBox(/^red/).checked).to.equal(true);
  });

  it('is laid out anew where the page sets another width of cards', async () => {
    const { page, picker } = await openPicker({}, pictures(30));
    const columns = (): number => Number(page.grid.ariaColCount);
    const before = columns();
    picker.style.setProperty('--picker-card', '5rem');
    await until('more columns', () => columns() > before);
    const [first, second] = page.grid.querySelectorAll('[role=row]');
    const [above, below] = [first, second].map((row) => row?.getBoundingClientRect());
    expect(below?.top).to.be.at.least(above?.bottom ?? Infinity);
  });
});
