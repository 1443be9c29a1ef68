import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { pictures } from '../arranging/records.js';
import { until } from '../arranging/until.js';

/** Properties that a page may leave without a value, with one that each may have had. */
const given = {
  query: 'picture',
  sort: '-filename',
  facets: 'none',
  filter: 'filename:picture*',
  embed: 'original',
  layout: 'list',
  name: 'hero',
  mode: 'inline',
  pageSize: 4,
  profile: 'acquia',
  pictureHosts: 'previews.example.com',
  remember: 'off',
  baseUrl: 'https://api.example.com',
  siteUrl: 'https://acme.example.com',
  clientId: 'cms',
  redirectUri: '/callback.html',
  relayUri: '/relay.html',
  brokerUrl: '/dam-auth',
} as const;

describe('what a page gives no value any more', () => {
  for (const [name, value] of Object.entries(given)) {
    for (const none of [null, undefined]) {
      it(`is as if it had never been set: ${name} is ${none}`, async () => {
        const { page, picker } = await openPicker({}, pictures(8));
        const byDefault: unknown = Reflect.get(picker, name);
        Object.assign(picker, { [name]: value });
        await picker.updateComplete;
        Object.assign(picker, { [name]: none });
        expect(Reflect.get(picker, name)).to.equal(byDefault);
        await until('the results', () => page.options.length === 8);
        await page.choose('picture 1.jpg');
        expect(picker.value).to.deep.equal(['asset-1']);
      });
    }
  }

  it('is as if it had never been there: an attribute that is removed', async () => {
    const { page, picker } = await openPicker({}, pictures(8));
    picker.setAttribute('query', 'picture 1');
    await until('one', () => page.options.length === 1);
    picker.removeAttribute('query');
    await until('all', () => page.options.length === 8);
    expect(picker.query).to.equal('');
    expect(page.searchBox.value).to.equal('');
  });

  it('asks for nothing again where it had no value before either', async () => {
    const { picker, wire } = await openPicker({}, pictures(8));
    const before = wire.searches.length;
    Object.assign(picker, { query: null, sort: undefined, filter: null });
    await picker.updateComplete;
    expect(wire.searches.length).to.equal(before);
  });
});
