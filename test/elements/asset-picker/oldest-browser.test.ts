import '../arranging/oldest-browser.js';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { heard } from '../arranging/picker-page.js';
import { pictures, record } from '../arranging/records.js';
import { until } from '../arranging/until.js';

describe('in the oldest browsers, a picker', () => {
  it('searches, narrows and picks', async () => {
    expect(URL).not.to.have.property('parse');
    const { page } = await openPicker({ multiple: true }, pictures(6));
    await page.search('picture 2');
    expect(page.filenames).to.deep.equal(['picture 2.jpg']);
    await page.search('');
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    await page.ready();
    const picks = heard('asset-pick');
    page.press(/^Insert/);
    const pick = await until('the pick', () => picks[0]);
    expect(pick.detail.items.map(({ id }) => id)).to.deep.equal(['asset-1', 'asset-2']);
  });

  it('gives up a search that another one replaces', async () => {
    const { page, wire } = await openPicker({}, pictures(6));
    const late = wire.hold();
    page.type('picture 3');
    await until('the first request', () => late.come);
    const first = wire.sent.at(-1);
    page.type('picture 4');
    await until('the end of the first request', () => first?.signal.aborted);
    late.release();
    await until('the other result', () => page.filenames.join() === 'picture 4.jpg');
  });

  it('cuts a name that is too long, at a whole character', async () => {
    const { page } = await openPicker({}, [record(1, { filename: `a${'🌊'.repeat(600)}` })]);
    expect(page.filenames).to.deep.equal([`a${'🌊'.repeat(499)}…`]);
  });
});
