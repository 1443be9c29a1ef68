import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { byRole } from '../arranging/seen.js';
import { openProducts, product } from '../arranging/shop.js';
import { until } from '../arranging/until.js';
import type { ProductPage } from '../arranging/product-page.js';

const colours = ['red', 'red', 'blue', 'green'];
const stock = {
  products: colours.map((colour, index) =>
    product(index + 1, {
      attributes: {
        colour: [colour],
        size: [index % 2 ? 'S' : 'M'],
        story: [`A tale of many words, told of lamp number ${index % 2}`],
        only: ['one'],
      },
    }),
  ),
};

function check(page: ProductPage, name: string): void {
  byRole(page.picker, 'checkbox', name).click();
}

describe('attributes', () => {
  it('that tell products apart are offered, and no others', async () => {
    const { page } = await openProducts(stock);
    await until('the values', () => page.has('checkbox', 'red'));
    expect(page.has('group', 'colour')).to.equal(true);
    expect(page.has('group', 'size')).to.equal(true);
    expect(page.has('group', 'story')).to.equal(false);
    expect(page.has('group', 'only')).to.equal(false);
  });

  it('that are colours show them, and no others do', async () => {
    const { page } = await openProducts(stock);
    await until('the values', () => page.has('checkbox', 'red'));
    const swatchOf = (name: string) =>
      byRole(page.picker, 'checkbox', name).closest('label')?.querySelector('svg [fill]');
    expect(swatchOf('red')?.getAttribute('fill')).to.equal('red');
    expect(swatchOf('S')).to.equal(null);
  });

  it('that each product has of its own are not offered', async () => {
    const { page } = await openProducts({
      products: colours.map((colour, index) =>
        product(index + 1, {
          attributes: { colour: [colour], barcode: [`400000000000${index}`] },
        }),
      ),
    });
    await until('the values', () => page.has('checkbox', 'red'));
    expect(page.has('group', 'barcode')).to.equal(false);
  });

  it('narrow the list: values of one are alternatives, attributes narrow each other', async () => {
    const { page, wire } = await openProducts(stock);
    await until('the values', () => page.has('checkbox', 'red'));
    check(page, 'red');
    await until('the red ones', () => page.names.join() === 'Lamp 1,Lamp 2');
    check(page, 'blue');
    await until('the blue one too', () => page.rows.length === 3);
    check(page, 'M');
    await until('those of one size', () => page.names.join() === 'Lamp 1,Lamp 3');
    const sent: unknown = JSON.parse(wire.sent.at(-1)?.body ?? '');
    expect(sent).to.have.deep.property('filters', [
      { type: 'attribute', operator: 'in', attribute_id: 'colour', argument: ['red', 'blue'] },
      { type: 'attribute', operator: 'in', attribute_id: 'size', argument: ['M'] },
    ]);
  });

  it('in force are shown above the list, and taken away one by one or all at once', async () => {
    const { page } = await openProducts(stock);
    await until('the values', () => page.has('checkbox', 'red'));
    check(page, 'red');
    check(page, 'S');
    await until('the one', () => page.names.join() === 'Lamp 2');
    await until('its chip', () => page.has('button', 'Remove filter size: S'));
    page.press('Remove filter size: S');
    await until('the red ones', () => page.rows.length === 2);
    page.press('Clear all');
    await until('everything', () => page.rows.length === 4);
  });

  it('keep their alternatives while they are in force', async () => {
    const { page } = await openProducts(stock);
    await until('the values', () => page.has('checkbox', 'green'));
    check(page, 'red');
    await until('the red ones', () => page.rows.length === 2);
    expect(page.has('checkbox', 'green')).to.equal(true);
    await page.search('Lamp 1');
    await until('none that is green', () => !page.has('checkbox', 'green'));
    expect(page.has('checkbox', 'red')).to.equal(true);
  });
});

describe('the filters of a narrow picker', () => {
  before(() => setViewport({ width: 380, height: 800 }));
  after(() => setViewport({ width: 1280, height: 800 }));

  it('end with a button that tells how much there is to be shown', async () => {
    const [lamp, ...others] = stock.products;
    if (!lamp) throw new Error('The shop is empty');
    const variant = { ...lamp, id: 'product-9', parentId: lamp.id };
    const { page } = await openProducts({ products: [lamp, ...others, variant] });
    page.press('Filters');
    await until('the values', () => page.has('checkbox', 'red'));
    expect(page.has('button', '5 products and variants')).to.equal(true);
    page.press('5 products and variants');
    await until('the results', () => !page.has('checkbox', 'red'));
  });
});
