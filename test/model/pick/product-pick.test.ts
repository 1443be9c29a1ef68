import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toPickedProduct } from '../../../src/model/pick/product-pick.js';
import type { Product, ProductAttribute } from '../../../src/model/product/product.js';

function pickedAttributes(...attributes: readonly ProductAttribute[]) {
  const words = { id: 'p', name: 'Lamp', sku: 'L', createdDate: '', lastUpdated: '' };
  const product: Product = { ...words, attributes, categories: [] };
  return toPickedProduct(product).attributes;
}

describe('the attributes of a picked product', () => {
  it('have a label, a type and values, in the service’s order', () => {
    const colour = { id: 'c', name: 'Colour', type: 'single_controlled_vocab', group: 'Looks' };
    const pictures = { id: 'p', name: 'Pictures', type: 'asset', group: '' };
    assert.deepEqual(
      pickedAttributes({ ...pictures, values: ['a1', 'a2'] }, { ...colour, values: ['Red'] }),
      [
        { id: 'p', label: 'Pictures', type: 'asset', values: ['a1', 'a2'], html: null },
        {
          ...{ id: 'c', label: 'Colour', type: 'single_controlled_vocab' },
          values: ['Red'],
          html: null,
        },
      ],
    );
  });

  it('are kept apart where two have the same label', () => {
    const size = { name: 'Size', type: 'text', group: '' };
    const picked = pickedAttributes(
      { id: 'a', ...size, values: ['M'] },
      { id: 'b', ...size, values: ['38'] },
    );
    assert.deepEqual(
      picked.map(({ values }) => values),
      [['M'], ['38']],
    );
  });

  it('have rich text as text, and as the service has it', () => {
    const html = ['<p>Warm</p><p>dry<script>alert(1)</script></p>', '<b>x</b>'];
    const rich = { id: 'd', name: 'Description', type: 'rich_text', group: '', values: html };
    const [description] = pickedAttributes(rich);
    assert.deepEqual(description?.values, ['Warm\n\ndry', 'x']);
    assert.deepEqual(description.html, html);
  });

  it('are whole, however long', () => {
    const html = `<p>${'word '.repeat(50_000)}</p>`;
    const rich = { id: 'd', name: 'D', type: 'rich_text', group: '', values: [html] };
    assert.equal(pickedAttributes(rich)[0]?.values[0]?.length, 249_999);
  });
});
