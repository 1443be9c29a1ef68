import { html, nothing, type TemplateResult } from 'lit';
import { shownAttributes, type ShownAttribute } from '../../model/product/attribute-text.js';
import type { Product, ProductAttribute } from '../../model/product/product.js';
import { shortText } from '../../model/text/short-text.js';
import type { ProductMessages } from '../../text/messages/products.js';

/** The assets that an attribute of a product references. */
interface AssetReference {
  readonly label: string;
  readonly assetIds: readonly string[];
}

/** The maximum length of a label on a button, in UTF-16 code units. */
const maxLabelLength = 40;

/** Renders the attributes that reference assets. */
export function referencesOf(product: Product): readonly AssetReference[] {
  return shownAttributes(product)
    .items.filter(({ attribute }) => isReference(attribute))
    .map(({ attribute: { name, values } }) => ({
      label: shortText(name, maxLabelLength),
      assetIds: values,
    }));
}

/** Renders the other attributes as text, in a section that can be expanded. */
export function renderAttributes(
  words: ProductMessages,
  product: Product,
): TemplateResult | typeof nothing {
  const { items, more } = shownAttributes(product);
  const written = items.filter(({ attribute }) => !isReference(attribute));
  if (written.length === 0) return nothing;
  return html`
    <details class="attributes">
      <summary>${words.attributes}</summary>
      <div class="values" role="group" aria-label=${words.attributes} tabindex="0">
        <dl>
          ${written.map(
            ({ attribute, texts }) => html`
              <div>
                <dt><bdi>${attribute.name}</bdi></dt>
                <dd>${renderTexts(words, texts)}</dd>
              </div>
            `,
          )}
        </dl>
        ${more === 0 ? nothing : html`<p class="hint">${words.furtherValues(more)}</p>`}
      </div>
    </details>
  `;
}

function renderTexts(
  words: ProductMessages,
  { items, more }: ShownAttribute['texts'],
): readonly TemplateResult[] {
  const further = more === 0 ? [] : [html`<p class="hint">${words.furtherValues(more)}</p>`];
  return [...items.map((text) => html`<p><bdi>${text}</bdi></p>`), ...further];
}

function isReference({ type }: ProductAttribute): boolean {
  return type === 'asset';
}
