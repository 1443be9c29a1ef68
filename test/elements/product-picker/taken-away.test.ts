import { openProducts } from '../arranging/shop.js';
import { until } from '../arranging/until.js';

/** Properties that a page may leave without a value, with one that each may have had. */
const given = {
  query: 'product',
  category: 'shoes',
  channel: 'web',
  listed: 'variants',
  filters: [{ type: 'name', operator: 'contains', values: ['none'] }],
};

describe('what a page gives a picker of products no value any more', () => {
  for (const [name, value] of Object.entries(given)) {
    for (const none of [null, undefined, '']) {
      it(`is as if it had never been set: ${name} is ${none === '' ? 'an empty text' : none}`, async () => {
        const { page, picker } = await openProducts();
        Object.assign(picker, { [name]: value });
        await picker.updateComplete;
        Object.assign(picker, { [name]: none });
        await picker.updateComplete;
        await until('the products', () => page.rows.length === 3);
      });
    }
  }
});
