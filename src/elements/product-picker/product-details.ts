import { html, type TemplateResult } from 'lit';
import type { Detail } from '../../core/pick/details-store.js';
import { shownAttributes } from '../../model/product/attribute-text.js';
import type { Product } from '../../model/product/product.js';
import { shortText } from '../../model/text/short-text.js';
import type { ProductMessages } from '../../text/messages/products.js';
import type { WantedAssets } from './assets.js';

/** Opens an asset picker for the assets of a product. */
export type OpenAssets = (product: Product, wanted: WantedAssets) => void;

/** What the tray shows of a selected product, and its callbacks. */
export interface ProductDetails {
  readonly words: ProductMessages;
  readonly name: string;
  readonly detail: Detail<Product> | undefined;
  readonly onRetry: () => void;
  readonly onView: (product: Product) => void;
  readonly onAssets: OpenAssets;
}

/** The maximum length of a label on a button, in UTF-16 code units. */
const maxLabelLength = 40;

/** Renders what can be done with a selected product, once its details are known. */
export function renderProductDetails(shown: ProductDetails): TemplateResult {
  const { words, name, detail } = shown;
  return html`
    <div class="adjust" role="group" aria-label=${name}>
      <p class="filename" dir="auto" title=${name} aria-hidden="true">${name}</p>
      ${
        detail?.status === 'failed'
          ? html`
              <p class="warning">${words.detailFailed}</p>
              <button type="button" class="button" @click=${shown.onRetry}>
                ${words.tryAgain}
              </button>
            `
          : detail?.status === 'ready'
            ? renderProduct(shown, detail.item)
            : html`<p class="hint">${words.preparing}</p>`
      }
    </div>
  `;
}

function renderProduct(
  { words, onView, onAssets }: ProductDetails,
  product: Product,
): TemplateResult {
  return html`
    <bdi class="meta">${shortText(product.sku)}</bdi>
    ${renderButton(words.details, () => onView(product))}
    ${renderAssetButtons(words, product, onAssets)}
  `;
}

/** Renders a button for each way to the assets of a product. */
export function renderAssetButtons(
  words: ProductMessages,
  product: Product,
  onAssets: OpenAssets,
): readonly TemplateResult[] {
  const { featuredImage, sku } = product;
  const assetId = featuredImage?.assetId;
  const button = (label: string, wanted: WantedAssets): TemplateResult =>
    renderButton(label, () => onAssets(product, wanted));
  const references = shownAttributes(product).items.filter(
    ({ attribute }) => attribute.type === 'asset',
  );
  return [
    ...(assetId === undefined
      ? []
      : [button(words.featuredImage, { by: 'featured-image', assetId })]),
    ...(sku === '' ? [] : [button(words.itsAssets, { by: 'sku' })]),
    ...references.map(({ attribute: { name, values } }) => {
      const label = shortText(name, maxLabelLength);
      return button(words.assetsOf(label), { by: 'reference', label, assetIds: values });
    }),
  ];
}

function renderButton(label: string, run: () => void): TemplateResult {
  return html`<button type="button" class="button" @click=${run}>${label}</button>`;
}
