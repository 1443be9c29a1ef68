import { expect } from 'chai';
import { openPicker, library, place } from '../arranging/picker.js';
import { pictures } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';

const nextPage = /\/v2\/assets\/search\?.*\boffset=[1-9]/;

describe('the list without end', () => {
  it('fills a screen that is taller than a page, and fetches little more', async () => {
    const { page, wire } = await openPicker({ pageSize: 4 }, pictures(2000));
    await until('more pages', () => page.options.length > 8);
    await settled();
    await settled();
    expect(wire.searches.length).to.be.lessThan(30);
    const offsets = wire.searches.map((params) => Number(params.get('offset')));
    expect(offsets).to.deep.equal(offsets.map((_, index) => index * 4));
  });

  it('holds everything there is, and says when that was all', async () => {
    const { page } = await openPicker({ pageSize: 50 }, pictures(120));
    const names = await page.readOn(120);
    expect(names).to.deep.equal(pictures(120).map(({ filename }) => filename));
    expect(page.words).to.include('End of results');
  });

  it('lists an asset once though pages overlap', async () => {
    const { client, wire } = library(pictures(6));
    const overlapping = 'http://api.test/v2/assets/search?offset=2&limit=3&expand=thumbnails';
    wire.redirect(nextPage, overlapping);
    const page = place({ client, pageSize: 3 });
    await until('what the pages hold', () => page.options.length === 5);
    expect(page.filenames).to.deep.equal(pictures(5).map(({ filename }) => filename));
  });

  it('keeps what is there when the next page fails, and goes on when asked to', async () => {
    const { client, wire } = library(pictures(6));
    const mend = wire.spoil(() => new Response('', { status: 500 }), nextPage);
    const page = place({ client, pageSize: 3 });
    await until('the failure', () => page.has('button', 'Try again'));
    expect(page.options.length).to.equal(3);
    expect(page.words).to.include('The asset library has a problem');
    await settled();
    const asked = wire.searches.length;
    expect(asked).to.equal(2);

    mend();
    page.press('Try again');
    await until('the rest', () => page.options.length === 6);
    expect(page.has('button', 'Try again')).to.equal(false);
  });

  it('starts at the top again with another search', async () => {
    const { page } = await openPicker({ pageSize: 50 }, pictures(60));
    page.scroll(3);
    await until('the scrolling', () => page.filenames[0] !== 'picture 1.jpg');
    await page.search('picture');
    await until('the top', () => page.filenames[0] === 'picture 1.jpg');
  });
});
