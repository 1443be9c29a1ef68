import { expect } from 'chai';
import { library, openPicker, place, stage } from '../arranging/picker.js';
import { heard } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';

describe('a picker that is moved', () => {
  it('keeps its results without asking again, pages that were added included', async () => {
    const { picker, page, wire } = await openPicker({ pageSize: 3 }, pictures(6));
    await until('the second page', () => page.options.length === 6);
    const section = document.createElement('section');
    stage().append(section);
    const asked = wire.searches.length;
    section.append(picker);
    await settled();
    await until('its results, those beyond the edge last', () => page.options.length === 6);
    expect(wire.searches.length).to.equal(asked);
  });

  it('keeps the links of what is chosen, and hands them out', async () => {
    const { picker, page, wire } = await openPicker();
    await page.choose('picture 1.jpg');
    await page.ready();
    const section = document.createElement('section');
    stage().append(section);
    section.append(picker);
    await settled();
    const picks = heard('asset-pick');
    page.press('Insert');
    await until('the pick', () => picks.length > 0);
    expect(wire.details).to.deep.equal(['asset-1']);
  });

  it('goes on with the search that was under way', async () => {
    const { client, wire } = library();
    const late = wire.hold();
    const page = place({ client });
    await until('the request', () => late.come);
    const section = document.createElement('section');
    stage().append(section);
    section.append(page.picker);
    late.release();
    await until('the results', () => page.options.length === 3);
    expect(page.words).to.include('3 results');
    expect(wire.searches.length).to.equal(1);
  });

  it('goes on with the details that were under way, and with the pick that waits for them', async () => {
    const { picker, page, wire } = await openPicker();
    const late = wire.hold(/\/v2\/assets\/asset-1/);
    await page.choose('picture 1.jpg');
    const picks = heard('asset-pick');
    page.press('Insert');
    await until('the request', () => late.come);
    const section = document.createElement('section');
    stage().append(section);
    section.append(picker);
    late.release();
    await until('the pick', () => picks.length > 0);
    expect(wire.details).to.deep.equal(['asset-1']);
  });

  it('stays open as a dialog, and gives those who wait for it what is picked', async () => {
    const page = place({ client: library().client, mode: 'dialog' });
    const outcome = page.picker.show();
    await until('the results', () => page.options.length === 3);
    await page.choose('picture 2.jpg');
    const section = document.createElement('section');
    stage().append(section);
    section.append(page.picker);
    await until('the dialog', () => page.has('dialog', 'Choose an asset'));
    await until('its choice', () => page.selected.length === 1);
    page.press('Insert');
    expect((await outcome)?.items.map(({ id }) => id)).to.deep.equal(['asset-2']);
  });

  it('still searches for the word being typed', async () => {
    const { picker, page, wire } = await openPicker();
    page.type('zeppelin');
    const section = document.createElement('section');
    stage().append(section);
    section.append(picker);
    await until('the search', () => wire.query === 'zeppelin*');
  });
});

describe('a picker that comes back', () => {
  it('finishes the search it was taken away from, and calls that no error', async () => {
    const errors = heard('picker-error');
    const { client, wire } = library();
    const late = wire.hold();
    const page = place({ client });
    await until('the request', () => late.come);
    page.picker.remove();
    late.release();
    await settled();
    stage().append(page.picker);
    await until('the results', () => page.options.length === 3);
    expect(errors).to.deep.equal([]);
  });

  it('shows its results and its choice again', async () => {
    const { picker, page } = await openPicker({ multiple: true });
    await page.choose('picture 2.jpg');
    picker.remove();
    await settled();
    stage().append(picker);
    await until('the results', () => page.options.length === 3);
    expect(page.selected).to.deep.equal(['picture 2.jpg']);
    await page.ready();
    expect(page.button('Insert').disabled).to.equal(false);
  });
});
