import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shownAttributes } from '../../../src/model/product/attribute-text.js';
import type { Product, ProductAttribute } from '../../../src/model/product/product.js';

function attribute(type: string, values: readonly string[]): ProductAttribute {
  return { id: type, name: type, type, values, group: '' };
}

function productWith(attributes: readonly ProductAttribute[]): Product {
  const words = { id: 'p', name: 'p', sku: 'p', createdDate: '', lastUpdated: '' };
  return { ...words, attributes, categories: [] };
}

function textsOf(type: string, values: readonly string[]): readonly string[] {
  return shownAttributes(productWith([attribute(type, values)])).items[0]?.texts.items ?? [];
}

describe('attributes of a product, as people read them', () => {
  it('are plain text, of rich text its words', () => {
    assert.deepEqual(textsOf('rich_text', ['<p>A</p><p>B<script>x</script></p>']), ['A\n\nB']);
  });

  it('are as they were written where they are not rich text', () => {
    for (const type of ['text', 'single_controlled_vocab', 'multi_controlled_vocab', 'new', '']) {
      assert.deepEqual(textsOf(type, ['<b>a</b> &amp; b', 'c']), ['<b>a</b> &amp; b', 'c'], type);
    }
  });

  it('are no texts where they refer to assets', () => {
    assert.deepEqual(textsOf('asset', ['a1', 'a2']), []);
  });

  it('are left out where there is nothing to read', () => {
    const { items } = shownAttributes(
      productWith([attribute('text', []), attribute('text', [''])]),
    );
    assert.deepEqual(items, []);
  });

  it('end where nobody reads on, and say how much more there is', () => {
    const values = Array.from({ length: 500 }, (_, index) => `value ${index}`);
    const many = Array.from({ length: 1000 }, () => attribute('text', values));
    const { items, more } = shownAttributes(productWith(many));
    assert.deepEqual([items.length, more], [100, 900]);
    assert.deepEqual([items[0]?.texts.items.length, items[0]?.texts.more], [50, 450]);
  });

  it('are cut where they are very long', () => {
    const long = `<p>${'word '.repeat(20_000)}</p>`;
    for (const type of ['text', 'rich_text']) {
      const product = productWith([
        attribute(
          type,
          Array.from({ length: 500 }, () => long),
        ),
      ]);
      const { items, more } = shownAttributes(product).items[0]?.texts ?? { items: [], more: 0 };
      assert.ok(items.join('').length <= 10_001);
      assert.ok(items[0]?.endsWith('…'));
      assert.equal(items.length + more, 500);
    }
  });

  it('are worked out once for a product', () => {
    const product = productWith([attribute('text', ['a'])]);
    assert.equal(shownAttributes(product), shownAttributes(product));
  });
});
