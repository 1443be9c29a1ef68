import { expect } from 'chai';
import { library, openPicker, place } from '../arranging/picker.js';
import { heard, select } from '../arranging/picker-page.js';
import { byRole } from '../arranging/seen.js';
import { pictures, record } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';

const twoSubjects = [
  record(1, { filename: 'harbour.jpg' }),
  record(2, { filename: 'forest.jpg' }),
  record(3, { filename: 'harbour crane.jpg' }),
];

describe('searching', () => {
  it('lists the results, newest first, and says how many there are', async () => {
    const { page } = await openPicker();
    expect(page.filenames).to.deep.equal(['picture 1.jpg', 'picture 2.jpg', 'picture 3.jpg']);
    expect(page.words).to.include('3 results');
    expect(page.announced).to.equal('3 results');
  });

  it('asks for the first results before it has been drawn, and once', async () => {
    const { client, wire } = library();
    const drawn = new Promise((resolve) => requestAnimationFrame(resolve));
    const page = place({ client, query: 'picture' });
    await drawn;
    expect(wire.query).to.equal('picture');
    await until('the results', () => page.options.length === 3);
    expect(wire.searches.length).to.equal(1);
  });

  it('makes one request of a word typed letter by letter', async () => {
    const { page, wire } = await openPicker({}, twoSubjects);
    for (const text of ['h', 'ha', 'har', 'harbour']) page.type(text);
    await until('the narrower results', () => page.options.length === 2);
    expect(wire.searches.map((params) => params.get('query'))).to.deep.equal([null, 'harbour*']);
  });

  it('waits for letters that are still becoming words, as in Japanese', async () => {
    const { page, wire } = await openPicker({}, twoSubjects);
    const box = page.searchBox;
    for (const text of ['h', 'はr', 'はrぼ']) {
      box.value = text;
      box.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
      await settled();
      expect(box.value).to.equal(text);
    }
    // Who types elsewhere, and later, has paused for long enough once they are searched for.
    const other = await openPicker();
    other.page.type('picture');
    await until('the other search', () => other.wire.query === 'picture*');
    expect(wire.searches.length).to.equal(1);
    box.value = 'harbour';
    box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await until('the narrower results', () => page.options.length === 2);
    expect(wire.searches.map((params) => params.get('query'))).to.deep.equal([null, 'harbour*']);
  });

  it('tells those who do not see it of as many results as before, too', async () => {
    const { page } = await openPicker({}, twoSubjects);
    await page.search('harbour');
    const status = byRole(page.picker, 'status');
    let changes = 0;
    const watch = new MutationObserver(() => (changes += 1));
    watch.observe(status, { childList: true, characterData: true, subtree: true });
    await page.search('harbour crane OR forest');
    await settled();
    expect(page.announced).to.equal('2 results');
    expect(changes).to.be.greaterThan(0);
  });

  it('finds words by their beginnings while they are typed, whole ones after a space', async () => {
    const { picker, page, wire } = await openPicker({}, twoSubjects);
    const changes = heard('search-change');
    await page.search('crane har');
    expect(page.filenames).to.deep.equal(['harbour crane.jpg']);
    expect(page.searchBox.value).to.equal('crane har');
    expect((changes.at(-1) as CustomEvent<{ query: string }>).detail.query).to.equal('crane har');
    expect(page.words).not.to.include('Understood as');
    page.type('crane har ');
    await until('nothing', () => page.options.length === 0);
    picker.query = 'har';
    await until('the text of the page', () => wire.query === 'har');
    expect(page.options.length).to.equal(0);
  });

  it('searches at once when the person presses Enter', async () => {
    const { page, wire } = await openPicker({}, twoSubjects);
    page.type('forest');
    page.searchBox.form?.requestSubmit();
    await Promise.resolve();
    await until('the request', () => wire.query === 'forest*');
    await until('the results', () => page.filenames.join() === 'forest.jpg');
    await settled();
    expect(wire.searches.length).to.equal(2);
  });

  it('shows the answer to the latest search when answers come out of order', async () => {
    const { page, wire } = await openPicker({}, twoSubjects);
    const late = wire.hold();
    page.type('harbour');
    page.searchBox.form?.requestSubmit();
    await until('the first request', () => late.come);
    await page.search('forest');
    late.release();
    await settled();
    expect(page.filenames).to.deep.equal(['forest.jpg']);
    expect(page.words).to.include('1 result');
  });

  it('drops answers that arrive after the picker has left the page', async () => {
    const { picker, page, wire } = await openPicker({}, twoSubjects);
    const changes = heard('search-change');
    const late = wire.hold();
    page.type('forest');
    page.searchBox.form?.requestSubmit();
    await until('the request', () => late.come);
    picker.remove();
    late.release();
    await settled();
    expect(changes).to.deep.equal([]);
  });

  it('tells the host which search is in force', async () => {
    const changes = heard('search-change');
    const { page } = await openPicker({}, twoSubjects);
    await page.search(' harbour ');
    expect(changes.map(({ detail }) => detail)).to.deep.equal([
      { query: '', clauses: [], sort: '', total: 3 },
      { query: 'harbour', clauses: [], sort: '', total: 2 },
    ]);
  });

  it('orders the results as the person wishes', async () => {
    const { page, wire } = await openPicker({}, twoSubjects);
    select(page.combobox('Sort by'), 'filename');
    await until('the other order', () => page.filenames[0] === 'forest.jpg');
    expect(wire.searches.at(-1)?.get('sort')).to.equal('filename');
  });

  it('says so when nothing is found, and gives everything back by one press', async () => {
    const { page } = await openPicker({}, twoSubjects);
    await page.search('zeppelin');
    expect(page.words).to.include('No assets found');
    page.press('Clear search and filters');
    await until('everything', () => page.options.length === 3);
    expect(page.searchBox.value).to.equal('');
  });

  it('empties the box and the search by the button in it', async () => {
    const { page } = await openPicker({}, twoSubjects);
    await page.search('forest');
    page.press('Clear the search');
    await until('everything', () => page.options.length === 3);
  });
});

describe('what the host asks for', () => {
  it('is searched for first: words, order and size of a page', async () => {
    const { client, wire } = library(pictures(5));
    const page = place({ client });
    for (const [name, value] of [
      ['query', 'picture'],
      ['sort', '-filename'],
      ['page-size', '2'],
    ] as const) {
      page.picker.setAttribute(name, value);
    }
    await until('the results', () => page.options.length > 0);
    expect(page.searchBox.value).to.equal('picture');
    const [first] = wire.searches;
    expect([first?.get('query'), first?.get('sort'), first?.get('limit')]).to.deep.equal([
      'picture',
      '-filename',
      '2',
    ]);
  });

  it('is followed when it changes later', async () => {
    const { picker, page } = await openPicker({}, twoSubjects);
    picker.query = 'forest';
    await until('the narrower results', () => page.filenames.join() === 'forest.jpg');
    expect(page.searchBox.value).to.equal('forest');
  });

  it('keeps what the person is typing when the host changes its filter', async () => {
    const { picker, page, wire } = await openPicker({}, twoSubjects);
    page.type('crane');
    picker.filter = 'ft:image';
    await until('both', () => wire.query === '(crane*) AND (ft:image)');
    await until('the results', () => page.filenames.join() === 'harbour crane.jpg');
  });

  it('filters always, without the person seeing it or being able to lift it', async () => {
    const { client, wire } = library(twoSubjects);
    const page = place({ client, filter: 'fn:harbour' });
    await until('the filtered results', () => page.options.length === 2);
    expect(page.words).not.to.include('fn:');
    expect(page.searchBox.value).to.equal('');

    await page.search('jpg OR forest');
    expect(wire.query).to.equal('(jpg OR forest*) AND (fn:harbour)');
    expect(page.filenames).not.to.include('forest.jpg');
    await page.search('zeppelin) OR (forest');
    expect(page.filenames).not.to.include('forest.jpg');
  });

  for (const [given, asked] of [
    ['0', '50'],
    ['-3', '50'],
    ['seven', '50'],
    ['1000', '100'],
    ['100', '100'],
  ] as const) {
    it(`asks for ${asked} results where page-size is ${given}`, async () => {
      const { client, wire } = library();
      const page = place({ client });
      page.picker.setAttribute('page-size', given);
      await until('the results', () => page.options.length > 0);
      expect(wire.searches[0]?.get('limit')).to.equal(asked);
    });
  }

  it('keeps the service within bounds though the property is out of them', async () => {
    const { client, wire } = library();
    const page = place({ client, pageSize: 5000 });
    await until('the results', () => page.options.length > 0);
    expect(wire.searches[0]?.get('limit')).to.equal('100');
  });

  it('shows and counts no facets where they are not wanted', async () => {
    const { page, wire } = await openPicker({ facets: 'none' });
    expect(wire.searches[0]?.has('facet')).to.equal(false);
    expect(page.has('button', /^Filters/)).to.equal(false);
    expect(page.has('checkbox')).to.equal(false);
  });
});
