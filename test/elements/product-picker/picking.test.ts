import { expect } from 'chai';
import { pickProducts } from '../../../src/index.js';
import { heard, nextEvent } from '../arranging/picker-page.js';
import { ProductPage } from '../arranging/product-page.js';
import { record } from '../arranging/records.js';
import { category, openProducts, product, products, shop } from '../arranging/shop.js';
import { until } from '../arranging/until.js';

describe('picking products', () => {
  it('hands them to the page with what was just resolved, as plain data', async () => {
    const { page } = await openProducts(
      {
        products: [
          product(1, {
            featuredImage: 'asset-1',
            categories: ['desk'],
            attributes: { colour: ['red', 'blue'] },
          }),
          product(2, { parentId: 'product-1', type: null }),
        ],
        categories: [category('home'), category('desk', 'home')],
        assets: [record(1)],
      },
      { multiple: true },
    );
    page.press('1 variant');
    await until('its variant', () => page.names.includes('Lamp 2'));
    await page.pick('Lamp 2', 'Lamp 1');
    const picked = nextEvent(page.picker, 'product-pick');
    page.press('Choose 2');
    const { detail } = await picked;
    expect(structuredClone(detail)).to.deep.equal(detail);
    const [variant, lamp] = detail.items;
    expect(variant).to.deep.equal({
      id: 'product-2',
      sku: 'LMP-2',
      name: 'Lamp 2',
      type: null,
      parentId: 'product-1',
      attributes: [],
      categories: [],
      featuredImage: null,
    });
    const colour = { id: 'colour', label: 'colour', type: 'text', html: null };
    expect(lamp?.attributes).to.deep.equal([{ ...colour, values: ['red', 'blue'] }]);
    expect(lamp?.categories).to.deep.equal([{ id: 'desk', name: 'Desk', path: 'Home / Desk' }]);
    expect(lamp?.featuredImage?.assetId).to.equal('asset-1');
  });

  it('says how many were chosen, in the word of its button', async () => {
    const { page } = await openProducts(undefined, { multiple: true });
    await page.pick('Lamp 1', 'Lamp 2');
    const picked = nextEvent(page.picker, 'product-pick');
    page.press('Choose 2');
    await picked;
    await until('the words', () => page.words.includes('2 chosen'));
    expect(page.words).not.to.include('inserted');
  });

  it('goes up to the limit and says so', async () => {
    const { page, picker } = await openProducts(undefined, { multiple: true, max: 2 });
    const changes = heard('selection-change');
    await page.pick('Lamp 1', 'Lamp 2', 'Lamp 3');
    expect(picker.value).to.deep.equal(['product-1', 'product-2']);
    expect(page.words).to.include('You can select at most 2 products');
    expect(changes.length).to.equal(2);
  });

  it('replaces a single choice', async () => {
    const { page, picker } = await openProducts();
    await page.pick('Lamp 1', 'Lamp 2');
    expect(picker.value).to.deep.equal(['product-2']);
  });

  it('is part of a form', async () => {
    const form = document.createElement('form');
    const { page, picker } = await openProducts(undefined, { name: 'lamp', required: true });
    document.body.append(form);
    form.append(picker);
    expect(form.checkValidity()).to.equal(false);
    await until('the products', () => page.rows.length === 3);
    await page.pick('Lamp 2');
    expect(new FormData(form).getAll('lamp')).to.deep.equal(['product-2']);
  });

  it('keeps the choice where a product cannot be loaded, and does not leave it out', async () => {
    const { page, wire } = await openProducts(undefined, { multiple: true });
    const picks = heard('product-pick');
    const mend = wire.spoil(() => new Response('', { status: 500 }), /products\/product-1$/);
    await page.pick('Lamp 1', 'Lamp 2');
    page.press('Choose 2');
    await until('the words', () => page.words.includes('Some products could not be loaded'));
    expect(picks).to.deep.equal([]);
    mend();
    page.press('Choose 2');
    await until('the pick', () => picks.length === 1);
    const [pick] = picks;
    expect(pick?.detail.items.map(({ id }) => id)).to.deep.equal(['product-1', 'product-2']);
  });
});

describe('pickProducts', () => {
  it('opens a dialog and resolves to what was picked', async () => {
    const { client } = shop({ products: products(3) });
    const outcome = pickProducts({ client, value: ['product-2'] });
    const picker = await until('the dialog', () => document.querySelector('product-picker'));
    const page = new ProductPage(picker);
    await until('the products', () => page.rows.length === 3);
    expect(page.has('heading', 'Choose a product')).to.equal(true);
    await page.pick('Lamp 3');
    page.press('Choose');
    expect((await outcome)?.items.map(({ sku }) => sku)).to.deep.equal(['LMP-3']);
    expect(document.querySelector('product-picker')).to.equal(null);
  });

  it('resolves to nothing when the person gives up', async () => {
    const outcome = pickProducts({ client: shop({ products: products(1) }).client });
    const picker = await until('the dialog', () => document.querySelector('product-picker'));
    const page = new ProductPage(picker);
    await until('the button', () => page.has('button', 'Cancel'));
    page.press('Cancel');
    expect(await outcome).to.equal(undefined);
  });
});
