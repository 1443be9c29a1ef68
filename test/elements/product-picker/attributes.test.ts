import { expect } from 'chai';
import type { ProductAttribute } from '../../../src/service/index.js';
import type { ProductPage } from '../arranging/product-page.js';
import { everyElement } from '../arranging/seen.js';
import { openProducts, product } from '../arranging/shop.js';
import { until } from '../arranging/until.js';

function attribute(id: string, type: ProductAttribute['type']): ProductAttribute {
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    type,
    importOnly: false,
    group: null,
  };
}

const attributes = [
  attribute('description', 'rich_text'),
  attribute('colour', 'select'),
  attribute('features', 'multi_select'),
  attribute('barcode', 'text'),
  attribute('pictures', 'asset'),
];

/** A lamp with these values, chosen, and its attributes opened. */
async function openLamp(values: Readonly<Record<string, readonly string[]>>): Promise<ProductPage> {
  const { page } = await openProducts({
    products: [product(1, { attributes: values })],
    attributes,
    service: { quirks: true },
  });
  await page.pick('Lamp 1');
  await page.view();
  await until('the attributes', () => page.words.includes('Colour'));
  return page;
}

/** What stands beside the name of an attribute, a value a line. */
function valuesOf(page: ProductPage, name: string): string {
  const term = everyElement(page.picker).find(
    (element) => element.localName === 'dt' && element.textContent.trim() === name,
  );
  if (!term) throw new Error(`Nobody sees ${name}`);
  const values = [...(term.nextElementSibling?.children ?? [])];
  return values.map(({ textContent }) => textContent).join('\n');
}

describe('the attributes of a chosen product', () => {
  it('are shown with their names, whatever their type', async () => {
    const page = await openLamp({
      description: ['<p>Warm &amp; dry</p><ul><li>Wool</li><li>Silk</li></ul>'],
      colour: ['Red'],
      features: ['Waterproof', 'Vegan'],
      barcode: ['4000000000012'],
      pictures: ['asset-1'],
    });
    expect(valuesOf(page, 'Description')).to.equal('Warm & dry\n• Wool\n• Silk');
    expect(valuesOf(page, 'Colour')).to.equal('Red');
    expect(valuesOf(page, 'Features')).to.equal('Waterproof\nVegan');
    expect(valuesOf(page, 'Barcode')).to.equal('4000000000012');
    expect(page.words).not.to.include('asset-1');
  });

  it('never become markup, whatever is written in them', async () => {
    const hostile =
      '<p>before<img src=x onerror="document.title=\'hacked\'"><script>document.title="hacked"</script>' +
      '<svg onload="document.title=\'hacked\'"></svg><a href="javascript:alert(1)">after</a><b';
    const page = await openLamp({ description: [hostile], colour: [hostile] });
    expect(valuesOf(page, 'Description')).to.equal('beforeafter');
    expect(valuesOf(page, 'Colour')).to.equal(hostile);
    const within = everyElement(page.picker).filter(({ localName }) => localName === 'script');
    expect(within).to.deep.equal([]);
    expect(document.title).not.to.equal('hacked');
  });

  it('end where nobody reads on, and say how many more there are', async () => {
    const features = Array.from({ length: 500 }, (_, index) => `feature ${index + 1}`);
    const page = await openLamp({ features, colour: ['x'.repeat(100_000)] });
    expect(valuesOf(page, 'Features')).to.match(/feature 50\nand 450 more$/);
    expect(valuesOf(page, 'Colour').length).to.be.lessThan(10_100);
  });

  it('leave room for the button that confirms', async () => {
    const page = await openLamp({
      features: Array.from({ length: 500 }, (_, index) => `feature ${index}`),
      colour: ['x'.repeat(100_000)],
    });
    const { bottom } = page.button('Choose').getBoundingClientRect();
    expect(bottom).to.be.at.most(page.picker.getBoundingClientRect().bottom);
  });

  it('are not spoken of where there are none', async () => {
    const { page } = await openProducts({ products: [product(1)] });
    await page.pick('Lamp 1');
    await page.view();
    expect(page.has('heading', 'Attributes')).to.equal(false);
  });

  it('are left out where the service answers with nonsense', async () => {
    const { page, wire } = await openProducts({ products: [product(1)], attributes });
    wire.spoil(
      () =>
        Response.json({
          ...{ product_id: 'product-1', name: 'Lamp 1', sku: 'LMP-1' },
          attributes: {
            a: null,
            b: 7,
            c: { name: 7, type: {}, values: { length: 9 } },
            d: { name: 'Colour', type: 'rich_text', values: [null, {}, ['x'], '<p>Red'] },
          },
        }),
      /products\/product-1$/,
    );
    await page.pick('Lamp 1');
    await page.view();
    await until('the attributes', () => page.words.includes('Colour'));
    expect(valuesOf(page, 'Colour')).to.equal('Red');
  });
});
