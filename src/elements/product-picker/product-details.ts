import { html, nothing, type TemplateResult } from 'lit';
import type { CategorizeState } from '../../core/products/categorize-store.js';
import type { Detail } from '../../core/pick/details-store.js';
import { pathText, type CategoryPath } from '../../model/product/product-category.js';
import type { Product } from '../../model/product/product.js';
import { shortText } from '../../model/text/short-text.js';
import type { ProductMessages } from '../../text/messages/products.js';
import type { WantedAssets } from './assets.js';
import { referencesOf, renderAttributes } from './attributes.js';
import { renderCategories, type Categories } from './categories.js';

/** What the details of a selected product show, and their callbacks. */
export interface ProductDetails {
  readonly words: ProductMessages;
  readonly name: string;
  readonly detail: Detail<Product> | undefined;
  readonly categorizable: boolean;
  readonly categorizing: CategorizeState;
  /** The category tree while the user is choosing another category, else undefined. */
  readonly tree: Categories | undefined;
  readonly onRetry: () => void;
  /** Opens or closes the tree. */
  readonly onChange: (path: CategoryPath | undefined) => void;
  readonly onPut: (product: Product, categoryIds: readonly string[]) => void;
  readonly onAssets: (product: Product, wanted: WantedAssets) => void;
}

/** Renders the details of a selected product, once they are known. */
export function renderProductDetails(shown: ProductDetails): TemplateResult {
  const { words, name, detail } = shown;
  return html`
    <div class="adjust">
      <p class="filename" dir="auto" title=${name}>${name}</p>
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

function renderProduct(shown: ProductDetails, product: Product): TemplateResult {
  const { words, onAssets } = shown;
  const assetId = product.featuredImage?.assetId;
  const button = (label: string, wanted: WantedAssets): TemplateResult => html`
    <button type="button" class="button" @click=${() => onAssets(product, wanted)}>${label}</button>
  `;
  return html`
    <bdi class="meta">${shortText(product.sku)}</bdi>
    ${assetId === undefined ? nothing : button(words.featuredImage, { by: 'featured-image', assetId })}
    ${product.sku === '' ? nothing : button(words.itsAssets, { by: 'sku' })}
    ${referencesOf(product).map(({ label, assetIds }) =>
      button(words.assetsOf(label), { by: 'reference', label, assetIds }),
    )}
    ${shown.categorizable ? renderCategory(shown, product) : nothing}
    ${renderAttributes(words, product)}
  `;
}

function renderCategory(shown: ProductDetails, product: Product): TemplateResult {
  const { words, tree, onChange, categorizing } = shown;
  const [first] = product.categories;
  const paths = shortText(product.categories.map((path) => pathText(path, ' › ')).join(', '));
  const saving = categorizing.status === 'saving';
  return html`
    <div class="categorize">
      <p>
        <span class="meta">${words.category}</span> <bdi>${paths || words.noCategory}</bdi>
        <button
          type="button"
          class="link"
          aria-expanded=${String(tree !== undefined)}
          ?disabled=${saving}
          @click=${() => onChange(tree ? undefined : (first ?? []).slice(0, -1))}
        >
          ${words.changeCategory}
        </button>
      </p>
      <p aria-live="polite">${renderOutcome(shown, product)}</p>
      ${tree ? renderTree(shown, product, tree) : nothing}
    </div>
  `;
}

function renderOutcome(
  { words, categorizing, onPut }: ProductDetails,
  product: Product,
): TemplateResult | string {
  if (categorizing.status === 'idle' || categorizing.productId !== product.id) return '';
  if (categorizing.status === 'saving') return words.categorySaving;
  if (categorizing.status === 'failed') {
    const reason = words.categoryFailures[categorizing.failure?.code ?? ''];
    return html`<span class="warning">${reason ?? words.categoryKept}</span>`;
  }
  return html`
    ${words.categorySaved}
    <button type="button" class="link" @click=${() => onPut(product, categorizing.before)}>
      ${words.undo}
    </button>
  `;
}

function renderTree(
  { words, categorizing, onPut, onChange }: ProductDetails,
  product: Product,
  tree: Categories,
): TemplateResult {
  const last = tree.path.at(-1);
  return html`
    ${renderCategories(tree)}
    <div class="actions">
      ${last ? nothing : html`<p class="hint">${words.enterCategory}</p>`}
      <button type="button" class="button" @click=${() => onChange(undefined)}>
        ${words.cancel}
      </button>
      <button
        type="button"
        class="button primary"
        ?disabled=${!last || categorizing.status === 'saving'}
        @click=${() => last && onPut(product, [last.id])}
      >
        ${words.putInto(last ? last.name || words.unnamedCategory : '…')}
      </button>
    </div>
  `;
}
