import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Detail } from '../../core/pick/details-store.js';
import { pathText } from '../../model/product/product-category.js';
import type { ProductRow } from '../../model/product/product-rows.js';
import type { Product } from '../../model/product/product.js';
import { shortText } from '../../model/text/short-text.js';
import type { ProductMessages } from '../../text/messages/products.js';
import { checkIcon } from '../styles/icons.js';
import { renderProductPicture } from './product-picture.js';

/** What the list of products shows, and its callbacks. */
export interface Rows {
  readonly words: ProductMessages;
  readonly rows: readonly ProductRow[];
  readonly multiple: boolean;
  readonly disabled: boolean;
  /** The value of `picture-hosts`: hosts that pictures may be loaded from. */
  readonly hosts: string | null;
  readonly tabStop: number;
  readonly isSelected: (id: string) => boolean;
  /** Returns the state of the variants of a product. */
  readonly family: (parentId: string) => Detail<readonly Product[]> | undefined;
  /** Returns a product with its details, even if it is not in the list. */
  readonly known: (id: string) => Product | undefined;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onToggleVariants: (row: ProductRow) => void;
}

/**
 * Renders the products as a grid of rows, with variants below their parents. The arrow keys expand
 * and collapse a family, so its button is not a tab stop.
 */
export function renderRows(list: Rows): TemplateResult {
  const { words, rows } = list;
  return html`
    <div
      class="lines"
      role="treegrid"
      aria-label=${words.assets}
      aria-multiselectable=${list.multiple ? 'true' : nothing}
      @click=${list.onClick}
      @keydown=${list.onKey}
    >
      ${repeat(
        rows,
        ({ product }) => product.id,
        (row, index) => renderRow(row, index, list),
      )}
    </div>
  `;
}

function renderRow(row: ProductRow, index: number, list: Rows): TemplateResult {
  const { level, expanded } = row;
  const { words } = list;
  const product = list.known(row.product.id) ?? row.product;
  const selected = list.isSelected(product.id);
  const name = shortText(product.name);
  return html`
    <div
      class="item"
      part="item"
      role="row"
      data-index=${index}
      tabindex=${index === list.tabStop ? 0 : -1}
      aria-level=${level}
      aria-expanded=${expanded === undefined ? nothing : String(expanded)}
      aria-selected=${String(selected)}
      aria-disabled=${list.disabled ? 'true' : nothing}
    >
      <span class="product" role="gridcell">
        <span class="picture">
          ${renderProductPicture(product, list.hosts)}
          <span class="check">${selected ? checkIcon : nothing}</span>
        </span>
        <span class="words">
          <span class="filename" dir="auto" title=${name}>${name || words.emptyValue}</span>
          <span class="meta"
            >${factsOf(product, level, list).map(
              // Separators are outside the names, because names may have another writing direction.
              (fact, place) => html`${place > 0 ? ' · ' : nothing}<bdi>${fact}</bdi>`,
            )}</span
          >
        </span>
      </span>
      ${
        expanded === undefined
          ? nothing
          : html`<span role="gridcell">${renderFamily(row, list)}</span>`
      }
    </div>
  `;
}

function renderFamily(row: ProductRow, { words, family, onToggleVariants }: Rows): TemplateResult {
  const status = family(row.product.id)?.status;
  const open = (event: Event): void => {
    event.stopPropagation();
    onToggleVariants(row);
  };
  const word =
    status === 'loading'
      ? words.variantsLoading
      : status === 'failed'
        ? words.variantsFailed
        : words.variants;
  return html`
    <button type="button" class="link" tabindex="-1" @click=${open}>
      ${word}<span class="unseen"> ${shortText(row.product.name)}</span>
    </button>
  `;
}

/** Returns a short description of a product. */
function factsOf(
  product: Product,
  level: ProductRow['level'],
  { words, known }: Rows,
): readonly string[] {
  const { sku, type, parentId, categories } = product;
  const alone = parentId !== undefined && level === 1;
  const [path] = categories;
  return [
    sku,
    alone ? words.variantOf(shortText(known(parentId)?.name ?? '') || undefined) : '',
    type?.name ?? '',
    path ? pathText(path, ' › ') : '',
  ]
    .filter(Boolean)
    .map((fact) => shortText(fact));
}
