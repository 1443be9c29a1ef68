import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { ProductPage } from '../arranging/product-page.js';
import { byRole } from '../arranging/seen.js';
import { openProducts, product, products } from '../arranging/shop.js';
import { until } from '../arranging/until.js';

/** The rows and columns that the list says it has. */
function size({ picker }: ProductPage): readonly [rows: number, columns: number] {
  const { ariaRowCount, ariaColCount } = byRole(picker, 'grid');
  return [Number(ariaRowCount), Number(ariaColCount)];
}

describe('the rows of a list of products, as assistive technology counts them', () => {
  before(() => setViewport({ width: 1200, height: 700 }));

  it('are those of the families, and of the open ones with their variants', async () => {
    const variant = product(2, { name: 'Lamp 1, red', parentId: 'product-1' });
    const { page } = await openProducts({ products: [product(1), variant, product(3)] });
    expect(size(page)).to.deep.equal([2, 1]);
    page.press('1 variant');
    await until('the variant', () => page.names.length === 3);
    expect(size(page)).to.deep.equal([3, 1]);
  });

  it('are those in which cards stand', async () => {
    const { page } = await openProducts({ products: products(9) }, { layout: 'grid' });
    const [rows, columns] = size(page);
    expect(columns).to.be.greaterThan(1);
    expect(rows).to.equal(Math.ceil(9 / columns));
  });

  it('are unknown until all are fetched, and then those in view and out of it', async () => {
    const { page } = await openProducts({ products: products(120) }, { pageSize: 50 });
    expect(size(page)).to.deep.equal([-1, 1]);
    await page.scrollTo('Lamp 120');
    expect(size(page)).to.deep.equal([120, 1]);
    expect(page.rows.length).to.be.lessThan(120);
  });

  it('are those of what a search leaves', async () => {
    const { page } = await openProducts({ products: products(9) });
    await page.search('Lamp 7');
    await until('the result', () => page.names.join() === 'Lamp 7');
    expect(size(page)).to.deep.equal([1, 1]);
  });
});
