import { expect } from 'chai';
import { suppliedSource } from '../../../src/auth/index.js';
import { library, place } from '../arranging/picker.js';
import { heard } from '../arranging/picker-page.js';
import { until } from '../arranging/until.js';

const realFetch = globalThis.fetch;

describe('a host that sets a new token source with each search-change', () => {
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('is told of each search once, and what it shows is asked for twice at most', async () => {
    const { service, wire } = library();
    globalThis.fetch = wire.fetch;
    const token = service.issueTokens().accessToken;
    const source = () => suppliedSource(() => token);
    const page = place({ baseUrl: service.baseUrl, tokens: source() });
    const { picker } = page;
    picker.addEventListener('search-change', () => (picker.tokens = source()));
    const changes = heard('search-change');
    const texts = ['', 'picture 2.jpg', 'picture 3.jpg'];
    for (const [index, text] of texts.entries()) {
      if (text) await page.search(text);
      await until('the second search', () => wire.searches.length >= 2 * (index + 1));
      await until('the results', () => page.filenames.length === (text ? 1 : 3));
    }
    expect(changes.map(({ detail }) => detail.query)).to.deep.equal(texts);
    expect(wire.searches.length).to.equal(6);
  });
});
