import { expect } from 'chai';
import { openPicker, library, place } from '../arranging/picker.js';
import { pictures } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';

const nextPage = /\/v2\/assets\/search\?.*\boffset=[1-9]/;

describe('the list without end', () => {
  it('fills a screen that is taller than a page, and no more', async () => {
    const { page, wire } = await openPicker({ pageSize: 4 }, pictures(200));
    await until('more pages', () => page.options.length > 8);
    await settled();
    await settled();
    expect(page.options.length).to.be.lessThan(200);
    const offsets = wire.searches.map((params) => Number(params.get('offset')));
    expect(offsets).to.deep.equal(offsets.map((_, index) => index * 4));
  });

  it('asks for the next page when its end comes near, and says when that was all', async () => {
    const { page } = await openPicker({ pageSize: 50 }, pictures(120));
    expect(page.options.length).to.equal(50);
    await until('the end', () => {
      page.options.at(-1)?.scrollIntoView();
      return page.options.length === 120;
    });
    expect(page.words).to.include('End of results');
  });

  it('lists an asset once though pages overlap', async () => {
    const { client, wire } = library(pictures(6));
    const overlapping = 'http://api.test/v2/assets/search?offset=2&limit=4&expand=thumbnails';
    wire.redirect(nextPage, overlapping);
    const page = place({ client, pageSize: 3 });
    await until('all', () => page.words.includes('End of results'));
    expect(page.filenames).to.deep.equal(pictures(6).map(({ filename }) => filename));
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
    page.options.at(-1)?.scrollIntoView();
    await page.search('picture');
    await until('the top', () => {
      const [first] = page.options;
      const box = page.picker.getBoundingClientRect();
      return first !== undefined && first.getBoundingClientRect().top >= box.top;
    });
  });
});
