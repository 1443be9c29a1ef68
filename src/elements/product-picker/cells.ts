import { html, noChange, nothing, render, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Detail } from '../../core/pick/details-store.js';
import type { GridWindow } from '../../grid/grid-types.js';
import type { ProductRow } from '../../model/product/product-rows.js';
import type { Product } from '../../model/product/product.js';
import { shortText } from '../../model/text/short-text.js';
import type { ProductMessages } from '../../text/messages/products.js';
import { onIcon } from '../preview/icons.js';
import { renderPath } from './path.js';
import { renderProductPicture } from './product-picture.js';

/** What the visible products show, and their callbacks. */
export interface Cells {
  readonly words: ProductMessages;
  readonly rows: readonly ProductRow[];
  /** Whether further products have not been fetched yet. */
  readonly more: boolean;
  readonly disabled: boolean;
  /** The value of `picture-hosts`: hosts that pictures may be loaded from. */
  readonly hosts: string | null;
  readonly isSelected: (id: string) => boolean;
  /** Returns the state of the variants of a product. */
  readonly family: (parentId: string) => Detail<readonly Product[]> | undefined;
  /** Returns the details of a product. Undefined if they are not known. */
  readonly known: (id: string) => Product | undefined;
  readonly onToggle: (row: ProductRow) => void;
}

/** Products whose picture was requested. It stays visible while the list scrolls fast. */
const pictured = new WeakSet<Product>();

/**
 * Renders the visible products into the grid, with variants after their parent. In lines, the arrow
 * keys open and close a family; in cards, its button is the tab stop after the card.
 */
export function drawProducts(grid: HTMLElement, window: GridWindow, cells: Cells): void {
  const { rows, columns } = window;
  const { length } = cells.rows;
  grid.setAttribute('aria-rowcount', cells.more ? '-1' : String(Math.ceil(length / columns)));
  grid.setAttribute('aria-colcount', String(columns));
  const toggle = focusedToggle(grid);
  const drawn = repeat(
    rows,
    ({ slot }) => slot,
    ({ row }) => (window.current.includes(row) ? renderRow(row, window, cells) : noChange),
  );
  render(drawn, grid);
  // The grid gives the focus to the cell, but the user is at its button.
  if (toggle) queueMicrotask(() => focusedCell(grid)?.contains(toggle) && toggle.focus());
}

function focusedToggle(grid: HTMLElement): HTMLElement | undefined {
  const { activeElement } = grid.getRootNode() as ShadowRoot;
  const isToggle = activeElement instanceof HTMLElement && activeElement.matches('.family button');
  return isToggle && grid.contains(activeElement) ? activeElement : undefined;
}

function focusedCell(grid: HTMLElement): Element | null {
  return (grid.getRootNode() as ShadowRoot).activeElement;
}

function renderRow(row: number, window: GridWindow, cells: Cells): TemplateResult {
  const { columns, pitch, shift } = window;
  const first = row * columns;
  const held = cells.rows.slice(first, first + columns);
  return html`
    <div
      class="row"
      role="row"
      aria-rowindex=${row + 1}
      .style=${`transform:translateY(${row * pitch + shift}px)`}
    >
      ${held.map((each, column) => renderCell(each, first + column, column, window, cells))}
    </div>
  `;
}

function renderCell(
  row: ProductRow,
  index: number,
  column: number,
  { tabStop, pace }: GridWindow,
  cells: Cells,
): TemplateResult {
  const { expanded, pending, level } = row;
  const { words } = cells;
  const product = cells.known(row.product.id) ?? row.product;
  if (pace.idle) pictured.add(row.product);
  return html`
    <div
      class=${pending ? 'item blank' : 'item'}
      part="item"
      role="gridcell"
      data-index=${index}
      ?data-variant=${level === 2}
      tabindex=${index === tabStop ? 0 : -1}
      aria-colindex=${column + 1}
      aria-expanded=${expanded === undefined ? nothing : String(expanded)}
      aria-selected=${String(cells.isSelected(product.id))}
      aria-disabled=${cells.disabled ? 'true' : nothing}
      aria-busy=${pending ? 'true' : nothing}
      aria-label=${pending ? words.loading : nothing}
    >
      <div class="picture">
        ${
          pictured.has(row.product) && !pending
            ? repeat(
                [product],
                ({ id }) => id,
                () => renderProductPicture(product, cells.hosts),
              )
            : nothing
        }
        <div class="check"></div>
      </div>
      ${renderWords(row, product, cells)}
      <span class="family"
        >${expanded === undefined ? nothing : renderFamily(row, index === tabStop, cells)}</span
      >
    </div>
  `;
}

/** What a variant has in common with its parent is not repeated for those who see the parent. */
function renderWords(
  { level, pending, parent }: ProductRow,
  product: Product,
  cells: Cells,
): TemplateResult {
  const { words } = cells;
  const name = shortText(product.name);
  const title = pending ? '' : name || words.emptyValue;
  const common = parent ? commonPart(name, shortText(parent.name)) : 0;
  return html`
    <div class="words">
      <span class="filename" dir="auto" title=${pending ? nothing : name}
        >${common > 0 ? html`<span class="unseen">${title.slice(0, common)}</span>` : nothing}${title.slice(common)}</span
      >
      <span class="meta"
        >${factsOf(product, level, cells).map(
          // Separators are outside the names, because names may have another writing direction.
          (fact, place) => html`${place > 0 ? ' · ' : nothing}${renderPath(fact)}`,
        )}</span
      >
    </div>
  `;
}

/** Returns how much of a variant's name repeats its parent's, with the separator. */
function commonPart(name: string, parent: string): number {
  if (parent === '' || !name.startsWith(parent)) return 0;
  const rest = name.slice(parent.length).replace(/^[\s,;:·|/–-]+/, '');
  return rest === '' || rest.length === name.length - parent.length ? 0 : name.length - rest.length;
}

function renderFamily(row: ProductRow, isStop: boolean, cells: Cells): TemplateResult {
  const { words, family, onToggle } = cells;
  const { product, expanded, variants = 0, counted = false } = row;
  const status = family(product.id)?.status;
  const toggle = (event: Event): void => {
    event.stopPropagation();
    onToggle(row);
  };
  const word =
    status === 'loading'
      ? words.variantsLoading
      : status === 'failed'
        ? words.variantsFailed
        : variants > (counted ? 0 : 1)
          ? words.variantCount(variants, counted)
          : words.variants;
  return html`
    <button
      type="button"
      class="toggle"
      tabindex=${isStop ? 0 : -1}
      aria-expanded=${String(expanded)}
      title=${word}
      aria-description=${shortText(product.name)}
      @click=${toggle}
    >
      ${onIcon}<span>${word}</span>
    </button>
  `;
}

/** Returns a short description of a product. A variant below its parent needs only its SKU. */
function factsOf(
  product: Product,
  level: ProductRow['level'],
  { words, known }: Cells,
): readonly (readonly string[])[] {
  const { sku, type, parentId, categories } = product;
  const [path] = categories;
  const others =
    level === 2
      ? []
      : [
          [
            parentId === undefined
              ? ''
              : words.variantOf(shortText(known(parentId)?.name ?? '') || undefined),
          ],
          [type?.name ?? ''],
          (path ?? []).map((category) => category.name),
        ];
  return [[sku], ...others].filter((fact) => fact.some(Boolean));
}
