import { element } from './cms-media.js';
import { fill, itemsIn, take, watch } from './cms-store.js';

/** Types of attributes whose values are sentences. */
const texts = new Set(['long_text', 'rich_text']);

const picker = document.querySelector('product-picker');
const title = document.querySelector('#product-name');
const about = document.querySelector('#product-about');
const story = document.querySelector('#product-story');
const cover = document.querySelector('#product-cover');
const facts = document.querySelector('#product-facts');

picker.addEventListener('product-pick', ({ detail }) =>
  take('product', detail.items.map(toProduct)),
);
// The field's own button takes the product away.
picker.addEventListener('change', () => {
  if (picker.value.length === 0) fill('product', []);
});

function toProduct({ id, sku, name, categories, attributes, featuredImage }) {
  const told = attributes.filter(({ type, values }) => type !== 'asset' && values.length > 0);
  return {
    id,
    kind: 'product',
    filename: name,
    alt: [sku, ...categories.slice(0, 1).map(({ path }) => path)].join(', '),
    url: featuredImage?.url ?? '',
    thumbnail: featuredImage?.url ?? '',
    story: told.find(({ type }) => texts.has(type))?.values[0] ?? '',
    facts: told
      .filter(({ type }) => !texts.has(type))
      .slice(0, 8)
      .map(({ label, type, values }) => [
        label,
        values.map(type === 'boolean' ? yes : String).join(', '),
      ]),
  };
}

function yes(value) {
  return value === 'true' ? 'Yes' : 'No';
}

const [saved] = itemsIn('product');
if (saved) picker.setAttribute('value', saved.id);

watch(() => {
  const [product] = itemsIn('product');
  title.textContent = product?.filename ?? 'No product yet';
  about.textContent = product?.alt ?? 'Choose one, and its name, facts and picture come with it.';
  story.textContent = product?.story ?? '';
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
