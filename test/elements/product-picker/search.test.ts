import { expect } from 'chai';
import type { ProductFilter } from '../../../src/index.js';
import { heard } from '../arranging/picker-page.js';
import { openProducts, placeProducts, product, products, shop } from '../arranging/shop.js';
import { settled, until } from '../arranging/until.js';
import type { Wire } from '../arranging/wire.js';

const searches = /\/v2\/products\/search/;

function bodies({ sent }: Wire): readonly unknown[] {
  return sent
    .filter(({ url }) => searches.test(url.href))
    .map(({ body }): unknown => JSON.parse(body));
}

describe('searching for products', () => {
  it('lists them with name, SKU, type and category', async () => {
    const { page } = await openProducts({
      products: [product(1, { categories: ['desk'] })],
      categories: [
        { id: 'home', name: 'Home', parentId: null },
        { id: 'desk', name: 'Desk', parentId: 'home' },
      ],
    });
    expect(page.rows[0]?.textContent).to.match(/Lamp 1\s+LMP-1 · Lamps · Home › Desk/);
    expect(page.announced).to.equal('1 result');
  });

  it('puts the product whose SKU was typed first, though it is the oldest of many', async () => {
    const { page } = await openProducts({ products: products(70) }, { pageSize: 5 });
    await page.search('lmp-7');
    expect(page.names[0]).to.equal('Lamp 7');
    await page.search('LMP-70');
    expect(page.names).to.deep.equal(['Lamp 70']);
  });

  it('shows the answer to the latest search when answers come out of order', async () => {
    const { page, wire } = await openProducts();
    const late = wire.hold(searches);
    page.searchBox.value = 'Lamp 1';
    page.searchBox.dispatchEvent(new InputEvent('input', { bubbles: true }));
    page.searchBox.form?.requestSubmit();
    await until('the first request', () => late.come);
    await page.search('Lamp 2');
    late.release();
    await settled();
    expect(page.names).to.deep.equal(['Lamp 2']);
  });

  it('goes on to the end of the list by itself', async () => {
    const { page } = await openProducts({ products: products(23) }, { pageSize: 10 });
    await page.scrollTo('Lamp 23');
    expect(page.words).to.include('End of results');
  });

  it('orders by what the person asks for, and shows what they ask for of families', async () => {
    const { page, wire } = await openProducts({
      products: [product(1), product(2, { name: 'Aalto' }), product(3, { parentId: 'product-1' })],
    });
    page.choose('Sort by', 'name');
    await until('the order', () => page.names[0] === 'Aalto');
    page.choose('Show', 'variants');
    await until('the variants', () => page.names.join() === 'Lamp 3');
    expect(bodies(wire).at(-1)).to.deep.include({ sort: { type: 'name', order: 'ascending' } });
    page.choose('Show', 'parents');
    await until('the others', () => page.names.join() === 'Aalto,Lamp 1');
  });

  it('says so when nothing is found, and gives everything back by one press', async () => {
    const { page } = await openProducts();
    await page.search('zeppelin');
    expect(page.words).to.include('No products found');
    page.press('Clear search and filters');
    await until('everything', () => page.rows.length === 3);
  });

  it('tells the host which search is in force', async () => {
    const changes = heard('search-change');
    const { page } = await openProducts();
    await page.search(' Lamp 2 ');
    expect(changes.map(({ detail }) => detail)).to.deep.equal([
      { query: '', clauses: [], sort: '', total: 3 },
      { query: 'Lamp 2', clauses: [], sort: '', total: 1 },
    ]);
  });

  it('says what kept it from searching, and searches again when asked', async () => {
    const { client, wire } = shop({ products: products(3) });
    const mend = wire.spoil(() => new Response('', { status: 429 }), searches);
    const page = placeProducts({ client });
    await until('the words', () => page.words.includes('is busy'));
    mend();
    page.press('Try again');
    await until('the products', () => page.rows.length === 3);
  });

  it('shows names, SKUs and categories as text, whatever they hold', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\u202e';
    const { page } = await openProducts({
      products: [
        product(1, {
          name: hostile,
          sku: hostile,
          type: { id: 'a', name: hostile },
          categories: ['bad'],
          attributes: { [hostile]: [hostile] },
        }),
        product(2, { attributes: { [hostile]: ['plain'] } }),
      ],
      categories: [{ id: 'bad', name: hostile, parentId: null }],
    });
    expect(page.names[0]).to.equal(hostile);
    expect(page.words.split('<img src=x onerror=alert(1)>').length).to.be.greaterThan(4);
    expect(page.picker.shadowRoot?.querySelector('img[src=x]')).to.equal(null);
  });
});

describe('what the host asks for', () => {
  it('is in force always, without the person seeing it or being able to lift it', async () => {
    const filters: readonly ProductFilter[] = [
      { type: 'sku', operator: 'in', values: ['LMP-1', 'LMP-2'] },
    ];
    const { page } = await openProducts({ products: products(9) }, { filters });
    expect(page.names).to.deep.equal(['Lamp 1', 'Lamp 2']);
    expect(page.words).not.to.include('LMP-1,');
    await page.search('LMP-3');
    expect(page.words).to.include('No products found');
    page.press('Clear search and filters');
    await until('those allowed', () => page.rows.length === 2);
  });

  it('comes from attributes: words, order and the kind of products', async () => {
    const { client, wire } = shop({ products: products(3) });
    const page = placeProducts({ client });
    for (const [name, value] of [
      ['query', 'Lamp'],
      ['sort', '-name'],
      ['show', 'parents'],
      ['page-size', '2'],
    ] as const) {
      page.picker.setAttribute(name, value);
    }
    await until('the products', () => page.rows.length > 0);
    expect(page.names[0]).to.equal('Lamp 3');
    expect(bodies(wire)[0]).to.include({ query: 'Lamp', limit: 2 });
    expect(JSON.stringify(bodies(wire)[0])).to.include('exclude_variants');
  });

  it('lists a channel without searching, and narrows what it holds', async () => {
    const channels = [{ id: 'web', name: 'Web' }];
    const { page, wire } = await openProducts(
      { products: products(250, (number) => (number % 2 ? { channels: ['web'] } : {})), channels },
      { channel: 'web' },
    );
    expect(bodies(wire)).to.deep.equal([]);
    expect(page.names.every((name) => /[13579]$/.test(name))).to.equal(true);
    expect(page.has('combobox', 'Sort by')).to.equal(false);
    await page.search('lmp-249');
    await until('the one', () => page.names.join() === 'Lamp 249');
    await until('all looked at', () => page.words.includes('1 result'));
  });
});
