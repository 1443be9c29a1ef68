import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { heard, type PickerPage } from '../arranging/picker-page.js';
import { pictures, record } from '../arranging/records.js';
import { until } from '../arranging/until.js';

/** One that has lapsed, one that has been deleted, and two that can be had. */
const records = [...pictures(2), record(3, { expires: 0 })];
const value = ['asset-1', 'asset-3', 'gone-9', 'asset-2'];

async function reopen(
  properties: Parameters<typeof openPicker>[0] = {},
): Promise<{ readonly page: PickerPage; readonly details: () => readonly string[] }> {
  const given = { multiple: true, facets: 'none', value, ...properties };
  const { page, wire } = await openPicker(given, records);
  await until('the names', () => /no longer available/i.test(page.words));
  return { page, details: () => wire.details };
}

describe('a choice that is opened again', () => {
  it('shows what no longer matches what is searched for', async () => {
    const { page } = await reopen({ query: '"picture 2"' });
    await until('the tray', () => page.has('button', 'Remove picture 1.jpg'));
    expect(page.filenames).to.deep.equal(['picture 2.jpg']);
  });

  it('marks what has lapsed and what is gone, and says how many', async () => {
    const { page } = await reopen();
    await until('both', () => page.words.includes('2 no longer available'));
    const said = (name: string): string => page.button(name).ariaDescription ?? '';
    expect(said('Size and text of picture 3.jpg')).to.include('Not available');
    expect(said('Size and text of gone-9')).to.include('No longer available');
    expect(said('Size and text of picture 1.jpg')).not.to.include('available');
  });

  it('says to everybody why what has lapsed cannot be chosen, until something else is', async () => {
    const { page } = await openPicker({ multiple: true, facets: 'none' }, records);
    await until('the card', () => page.words.includes('Not available: expired'));
    page.option('picture 3.jpg').click();
    await until('the words', () => page.words.match(/Not available: expired/g)?.length === 3);
    // It may not be the only one in sight.
    expect(page.announced).to.match(/^picture 3.jpg: Not available/);
    await page.choose('picture 1.jpg');
    await until('the count', () => page.words.includes('1 selected'));
    expect(page.words.match(/Not available: expired/g)?.length).to.equal(1);
  });

  it('is refused while it holds such, and goes through once these are removed together', async () => {
    const { page } = await reopen();
    await until('both', () => page.words.includes('2 no longer available'));
    const picks = heard('asset-pick');
    page.press('Insert 4');
    await until('the refusal', () => page.words.includes('could not be prepared'));
    expect(picks).to.deep.equal([]);
    expect(page.picker.value).to.deep.equal(value);

    const changes = heard('selection-change');
    page.press('Remove what is not available');
    await page.picker.updateComplete;
    expect(page.picker.value).to.deep.equal(['asset-1', 'asset-2']);
    expect(changes.length).to.equal(1);
    expect(page.words).not.to.include('no longer available');
    page.press('Insert 2');
    await until('the pick', () => picks.length === 1);
  });

  it('is learnt of at the latest when it is confirmed', async () => {
    const { page, wire } = await openPicker({ multiple: true, facets: 'none' });
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    await page.ready();
    wire.spoil(() => new Response('', { status: 404 }), /assets\/asset-2\?/);
    page.picker.reload();
    await until('the news', () => page.words.includes('1 no longer available'));
    page.press('Insert 2');
    await until('the refusal', () => page.words.includes('could not be prepared'));
    expect(page.button('Size and text of picture 2.jpg').title).to.include('No longer available');
  });

  it('is not marked where its details fail for another reason', async () => {
    const { page, wire } = await openPicker({ multiple: true, facets: 'none' });
    wire.spoil(() => new Response('', { status: 500 }), /assets\/asset-2\?/);
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    await until('the failure', () => page.words.includes('could not be loaded'));
    expect(page.words).not.to.include('no longer available');
  });

  it('says so of a single one too, and can be cleared', async () => {
    const { page } = await reopen({ multiple: false, value: ['gone-9'] });
    expect(page.words).to.include('No longer available');
    page.press('Clear selection');
    await page.picker.updateComplete;
    expect(page.picker.value).to.deep.equal([]);
    expect(page.words).not.to.include('longer available');
  });
});
