import { element } from './cms-media.js';
import { itemsIn, take, watch } from './cms-store.js';

const shown = new Set(['text', 'single_controlled_vocab', 'multi_controlled_vocab']);

document.querySelector('product-picker').addEventListener('product-pick', ({ detail }) => {
  const products = detail.items.map(({ id, sku, name, categories, attributes, featuredImage }) => ({
    id,
    kind: 'product',
    filename: name,
    alt: `${sku}${categories[0] ? `, ${categories[0].path}` : ''}`,
    url: featuredImage?.url ?? '',
    thumbnail: featuredImage?.url ?? '',
    facts: attributes
      .filter(({ type, values }) => shown.has(type) && values.length > 0)
      .slice(0, 8)
      .map(({ label, values }) => [label, values.join(', ')]),
  }));
  take('product', products);
});

const title = document.querySelector('#product-name');
const about = document.querySelector('#product-about');
const cover = document.querySelector('#product-cover');
const facts = document.querySelector('#product-facts');

watch(() => {
  const [product] = itemsIn('product');
  title.textContent = product?.filename ?? 'No product yet';
  about.textContent = product?.alt ?? 'Choose one, and its name, facts and picture come with it.';
  const empty = element('p', { className: 'empty' }, product ? 'It has no picture' : 'Product');
  const picture = product?.url && element('img', { src: product.url, alt: product.filename });
  cover.replaceChildren(picture || empty);
  facts.replaceChildren(
    ...(product?.facts ?? []).flatMap(([label, values]) => [
      element('dt', {}, label),
      element('dd', {}, values),
    ]),
  );
});
