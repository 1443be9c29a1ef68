import { html, nothing, type TemplateResult } from 'lit';
import type { Shown, ShownAttribute } from '../../model/product/attribute-text.js';
import type { Product } from '../../model/product/product.js';
import { shortText } from '../../model/text/short-text.js';
import type { ProductMessages } from '../../text/messages/products.js';
import type { Categories } from './categories.js';
import type { Categorizing } from './categorizing.js';

/**
 * Functions that the picker has too. They are handed over, because a part of the classic script can
 * import from no other part.
 */
export interface PanelTools {
  readonly attributesOf: (product: Product) => Shown<ShownAttribute>;
  readonly renderPath: (names: readonly string[]) => TemplateResult;
  readonly renderCategories: (tree: Categories) => TemplateResult;
}

/** Renders the SKU, the type, the categories and all attributes of a product, by their groups. */
export function renderPanel(
  words: ProductMessages,
  product: Product,
  categorizing: Categorizing | undefined,
  tools: PanelTools,
): TemplateResult {
  const { sku, type } = product;
  return html`
    <div class="facts" role="group" aria-label=${words.details} tabindex="0">
      <p class="meta">
        <bdi>${shortText(sku)}</bdi>${type ? html` · <bdi>${shortText(type.name)}</bdi>` : nothing}
      </p>
      ${renderCategory(words, product, categorizing, tools)}
      ${renderAttributes(words, tools.attributesOf(product))}
    </div>
  `;
}

function renderCategory(
  words: ProductMessages,
  product: Product,
  categorizing: Categorizing | undefined,
  { renderPath, renderCategories }: PanelTools,
): TemplateResult {
  const [first] = product.categories;
  const paths = product.categories.map((path) => path.map(({ name }) => name));
  const tree = categorizing?.tree;
  return html`
    <div class="categorize">
      <p class="current">
        <span class="meta">${words.category}</span>
        ${paths.length === 0 ? words.noCategory : paths.map((path) => html`<span class="path">${renderPath(path)}</span>`)}
      </p>
      ${
        categorizing &&
        html`
          <button
            type="button"
            class="button"
            aria-expanded=${String(tree !== undefined)}
            ?disabled=${categorizing.state.status === 'saving'}
            @click=${({ currentTarget }: Event) => {
              categorizing.onChange(tree ? undefined : (first ?? []).slice(0, -1));
              if (!tree)
                requestAnimationFrame(() => reveal((currentTarget as HTMLElement).parentElement));
            }}
          >
            ${words.changeCategory}
          </button>
          <p aria-live="polite">${renderOutcome(words, product, categorizing)}</p>
          ${tree ? renderTree(words, product, tree, categorizing, renderCategories) : nothing}
        `
      }
    </div>
  `;
}

/** Scrolls the details so that what opens in `block` can be seen. The page stays in place. */
function reveal(block: HTMLElement | null): void {
  const facts = block?.closest<HTMLElement>('.facts');
  // In a narrow picker, the facts scroll together with the picture.
  for (const scroller of [facts, facts?.parentElement]) {
    if (!block || !scroller) continue;
    const { top } = scroller.getBoundingClientRect();
    scroller.scrollTop += block.getBoundingClientRect().top - top - 8;
  }
}

function renderOutcome(
  words: ProductMessages,
  product: Product,
  { state, onPut }: Categorizing,
): TemplateResult | string {
  if (state.status === 'idle' || state.productId !== product.id) return '';
  if (state.status === 'saving') return words.categorySaving;
  if (state.status === 'failed') {
    const reason = words.categoryFailures[state.failure?.code ?? ''];
    return html`<span class="warning">${reason ?? words.categoryKept}</span>`;
  }
  return html`
    ${words.categorySaved}
    <button type="button" class="link" @click=${() => onPut(product, state.before)}>
      ${words.undo}
    </button>
  `;
}

function renderTree(
  words: ProductMessages,
  product: Product,
  tree: Categories,
  { state, onPut, onChange }: Categorizing,
  renderCategories: PanelTools['renderCategories'],
): TemplateResult {
  const last = tree.path.at(-1);
  return html`
    <div class="editor">
      ${renderCategories(tree)}
      <div class="actions">
        ${last ? nothing : html`<p class="hint">${words.enterCategory}</p>`}
        <button type="button" class="button" @click=${() => onChange(undefined)}>
          ${words.cancel}
        </button>
        <button
          type="button"
          class="button"
          ?disabled=${!last}
          aria-busy=${state.status === 'saving' ? 'true' : nothing}
          @click=${() => last && onPut(product, [last.id])}
        >
          ${words.putInto(last ? last.name || words.unnamedCategory : '…')}
        </button>
      </div>
    </div>
  `;
}

function renderAttributes(
  words: ProductMessages,
  { items, more }: Shown<ShownAttribute>,
): TemplateResult | typeof nothing {
  const written = items.filter(({ attribute }) => attribute.type !== 'asset');
  if (written.length === 0) return nothing;
  const groups = new Map<string, ShownAttribute[]>();
  for (const shown of written) {
    const group = shortText(shown.attribute.group) || words.attributes;
    groups.set(group, [...(groups.get(group) ?? []), shown]);
  }
  return html`
    ${[...groups].map(
      ([group, attributes]) => html`
        <h3><bdi>${group}</bdi></h3>
        <dl>
          ${attributes.map(
            ({ attribute, texts }) => html`
              <div>
                <dt><bdi>${attribute.name}</bdi></dt>
                <dd>${renderTexts(words, texts)}</dd>
              </div>
            `,
          )}
        </dl>
      `,
    )}
    ${more === 0 ? nothing : html`<p class="hint">${words.furtherValues(more)}</p>`}
  `;
}

function renderTexts(
  words: ProductMessages,
  { items, more }: ShownAttribute['texts'],
): readonly TemplateResult[] {
  const further = more === 0 ? [] : [html`<p class="hint">${words.furtherValues(more)}</p>`];
  return [...items.map((text) => html`<p><bdi>${text}</bdi></p>`), ...further];
}
