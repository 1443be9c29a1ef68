import { expect } from 'chai';
import type { ProductPage } from '../arranging/product-page.js';
import { byRole } from '../arranging/seen.js';
import { openProducts, product, products } from '../arranging/shop.js';
import { until } from '../arranging/until.js';

const family = [
  product(1, { name: 'Jacket', sku: 'JKT' }),
  product(2, { name: 'Boot', sku: 'BOO' }),
  ...['Red', 'Blue'].map((colour, index) =>
    product(3 + index, { name: `Jacket, ${colour}`, sku: `JKT-${colour}`, parentId: 'product-1' }),
  ),
  product(9, { name: 'JKT cleaner', sku: 'CLEAN-JKT', parentId: 'product-2' }),
];

/** Presses the button that opens and closes a family. */
function press(page: ProductPage, name: string): void {
  byRole(page.row(name), 'button').click();
}

describe('variants', () => {
  it('are closed at first, also those found beside their parent, which says how many', async () => {
    const { page } = await openProducts({ products: family });
    expect(page.names).to.deep.equal(['Jacket', 'Boot']);
    expect(page.row('Jacket').ariaExpanded).to.equal('false');
    expect(page.has('button', '2 variants')).to.equal(true);
    expect(page.has('button', '1 variant')).to.equal(true);
  });

  it('of a parent are listed when the person opens it, and those of no other', async () => {
    const { page, picker } = await openProducts({ products: family }, { listed: 'parents' });
    expect(page.names).to.deep.equal(['Jacket', 'Boot']);
    press(page, 'Jacket');
    expect(picker.value).to.deep.equal([]);
    await until('its variants', () => page.rows.length === 4);
    expect(page.names).to.deep.equal(['Jacket', 'Jacket, Blue', 'Jacket, Red', 'Boot']);
    page.press('2 variants');
    await until('the family closed', () => page.rows.length === 2);
  });

  it('stand in the order of their sizes', async () => {
    const sizes = ['XL', 'S', 'M', 'L'];
    const variants = sizes.map((size, index) =>
      product(3 + index, { name: `Jacket, ${size}`, sku: `JKT-${size}`, parentId: 'product-1' }),
    );
    const { page } = await openProducts({ products: [...family.slice(0, 1), ...variants] });
    page.press('4 variants');
    await until('its variants', () => page.rows.length === 5);
    expect(page.names.slice(1)).to.deep.equal(
      ['S', 'M', 'L', 'XL'].map((size) => `Jacket, ${size}`),
    );
  });

  it('are counted as far as they are known while the list goes on', async () => {
    const more = products(60).slice(9);
    const { page } = await openProducts({ products: [...family, ...more] }, { pageSize: 4 });
    await until('its variants', () => page.has('button', '2+ variants'));
    page.press('2+ variants');
    await until('all of them', () => page.has('button', '2 variants'));
  });

  it('whose parent is on a later page stand under it from the start', async () => {
    const { page } = await openProducts(
      {
        products: [
          product(1, { name: 'Coat, S', sku: 'COAT-S', parentId: 'product-9' }),
          ...products(4).slice(1),
          product(9, { name: 'Coat', sku: 'COAT' }),
        ],
      },
      { pageSize: 2 },
    );
    await until('the parent', () => page.names[0] === 'Coat');
    expect(page.names.filter((name) => name.startsWith('Coat'))).to.deep.equal(['Coat']);
    await until('all of them', () => page.has('button', '1 variant'));
    page.press('1 variant');
    await until('the variant', () => page.names[1] === 'Coat, S');
  });

  it('are asked for once, however often a family is opened', async () => {
    const { page, wire } = await openProducts({ products: family }, { listed: 'parents' });
    press(page, 'Jacket');
    await until('its variants', () => page.rows.length === 4);
    const { length } = wire.sent;
    page.press('2 variants');
    await until('the family closed', () => page.rows.length === 2);
    page.press('2 variants');
    await until('its variants again', () => page.rows.length === 4);
    expect(wire.sent.length).to.equal(length);
  });

  it('are no longer offered where a product turns out to have none', async () => {
    const { page } = await openProducts({ products: [product(1)] }, { listed: 'parents' });
    press(page, 'Lamp 1');
    await until('the answer', () => page.row('Lamp 1').ariaExpanded === null);
    expect(page.has('button', /variants/i)).to.equal(false);
  });

  it('are not offered in a complete list where there are none', async () => {
    const { page } = await openProducts({ products: [product(1)] });
    expect(page.has('button', /variants/i)).to.equal(false);
  });

  it('that could not be fetched say so, and are fetched again', async () => {
    const { page, wire } = await openProducts({ products: family }, { listed: 'parents' });
    const mend = wire.spoil(() => new Response('', { status: 500 }), /products\/search/);
    press(page, 'Jacket');
    await until('the words', () => page.has('button', 'Variants could not be loaded'));
    mend();
    press(page, 'Jacket');
    await until('its variants', () => page.rows.length === 4);
  });

  it('alone say whose they are', async () => {
    const { page } = await openProducts({ products: family }, { listed: 'variants' });
    await until('whose', () => page.row('Jacket, Red').textContent.includes('Variant of Jacket'));
    await until('the other', () => page.row('JKT cleaner').textContent.includes('Variant of Boot'));
  });

  it('whose SKU was typed come first, not under their parent', async () => {
    const { page } = await openProducts({ products: family });
    await page.search('JKT-Blue');
    expect(page.names[0]).to.equal('Jacket, Blue');
    await until('whose', () => page.rows[0]?.textContent.includes('Variant of Jacket'));
  });
});

describe('families by the keyboard', () => {
  it('are opened, entered, left and closed by the arrow keys', async () => {
    const { page } = await openProducts({ products: family }, { listed: 'parents' });
    const focused = () => page.picker.shadowRoot?.activeElement;
    page.row('Jacket').focus();
    await page.key(page.row('Jacket'), 'ArrowRight');
    await until('its variants', () => page.rows.length === 4);
    await page.key(page.row('Jacket'), 'ArrowRight');
    expect(focused()).to.equal(page.row('Jacket, Blue'));
    await page.key(page.row('Jacket, Blue'), 'ArrowDown');
    expect(focused()).to.equal(page.row('Jacket, Red'));
    await page.key(page.row('Jacket, Red'), 'ArrowLeft');
    expect(focused()).to.equal(page.row('Jacket'));
    await page.key(page.row('Jacket'), 'ArrowLeft');
    await until('the family closed', () => page.rows.length === 2);
    await page.key(page.row('Jacket'), ' ');
    expect(page.row('Jacket').ariaSelected).to.equal('true');
  });
});
