import { expect } from 'chai';
import { openProducts, products } from '../arranging/shop.js';
import { settled, until } from '../arranging/until.js';

describe('a list of products that counts more than it brings', () => {
  it('asks the person before it looks any further', async () => {
    const { page, picker, wire } = await openProducts({ products: products(3), budget: true });
    let asked = 0;
    const stop = wire.spoil(() => {
      asked += 1;
      return Response.json({ total_count: 2_000, items: [{ product_id: 'same', name: 'Same' }] });
    }, /products\/search/);
    picker.reload();
    await until('the question', () => page.has('button', 'Look further'));
    expect(asked).to.be.at.most(12);
    await settled();
    expect(asked).to.be.at.most(12);
    const before = asked;
    page.press('Look further');
    await until('more requests', () => asked > before);
    stop();
  });
});
