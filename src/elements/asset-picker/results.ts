import { html, nothing, render, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { GridWindow } from '../../grid/grid-types.js';
import type { Asset } from '../../model/asset/asset.js';
import { shortText } from '../../model/text/short-text.js';
import type { Messages } from '../../text/messages/messages.js';
import { checkIcon } from '../styles/icons.js';
import { metaOf, disabledReason, type AssetLines } from '../results/asset-lines.js';
import { renderThumbnail, thumbnailsOf } from '../results/thumbnail.js';

/** What the box around the results says of them, and what it asks for. */
export interface Results {
  readonly words: Messages;
  readonly list: boolean;
  readonly multiple: boolean;
  readonly gestures: {
    readonly onClick: (event: MouseEvent) => void;
    readonly onKey: (event: KeyboardEvent) => void;
  };
}

/** What a cell shows. */
export interface Cells {
  readonly words: Messages;
  readonly disabled: boolean;
  /** Hosts that pictures may come from, as `picture-hosts` says. */
  readonly hosts: string | null;
  readonly length: number;
  readonly itemAt: (index: number) => Asset | undefined;
  readonly isSelected: (id: string) => boolean;
  /** What more can be said of an asset, once that has loaded. */
  readonly more: AssetLines | undefined;
}

/** Assets whose picture was requested. It stays visible while the list scrolls fast. */
const pictured = new WeakSet<Asset>();

/** The box for the found assets, a grid of cards or lines. What is seen of it is drawn apart. */
export function renderResults({ words, list, multiple, gestures }: Results): TemplateResult {
  return html`
    <div
      class=${list ? 'lines' : 'cards'}
      role="grid"
      aria-label=${words.assets}
      aria-multiselectable=${multiple ? 'true' : nothing}
      @click=${gestures.onClick}
      @keydown=${gestures.onKey}
    ></div>
  `;
}

/** Draws the rows that are seen. */
export function drawResults(grid: HTMLElement, window: GridWindow, cells: Cells): void {
  const { rows, columns } = window;
  grid.setAttribute('aria-rowcount', String(Math.ceil(cells.length / columns)));
  grid.setAttribute('aria-colcount', String(columns));
  const drawn = repeat(
    rows,
    ({ slot }) => slot,
    ({ row }) => renderRow(row, window, cells),
  );
  render(drawn, grid);
}

function renderRow(row: number, window: GridWindow, cells: Cells): TemplateResult {
  const { columns, pitch, shift } = window;
  const first = row * columns;
  const held = Math.min(columns, cells.length - first);
  return html`
    <div
      class="row"
      role="row"
      aria-rowindex=${row + 1}
      .style=${`transform:translateY(${row * pitch + shift}px)`}
    >
      ${Array.from({ length: held }, (_, column) => renderCell(first + column, column, window, cells))}
    </div>
  `;
}

function renderCell(
  index: number,
  column: number,
  { tabStop, pace }: GridWindow,
  cells: Cells,
): TemplateResult {
  const { words, disabled, hosts, itemAt, isSelected, more } = cells;
  let asset = itemAt(index);
  if (asset && pace.idle) pictured.add(asset);
  const pictures = asset && pictured.has(asset) && thumbnailsOf(asset);
  // While the list scrolls fast, only assets that were shown before are drawn; others stay placeholders.
  if (pace.fast && !pictures) asset = undefined;
  const reason = asset && disabledReason(asset, more);
  const selected = asset !== undefined && isSelected(asset.id);
  return html`
    <div
      class=${asset ? 'item' : 'item blank'}
      part="item"
      role="gridcell"
      data-index=${index}
      tabindex=${index === tabStop ? 0 : -1}
      aria-colindex=${column + 1}
      aria-selected=${String(selected)}
      aria-disabled=${reason === undefined && !disabled ? nothing : 'true'}
      aria-busy=${asset ? nothing : 'true'}
      aria-label=${asset ? nothing : words.loading}
    >
      ${guard([asset, words, selected, pictures, hosts, reason, more], () =>
        renderAsset(asset, selected, reason, cells),
      )}
    </div>
  `;
}

/**
 * An asset, or the place of one that is on its way: in one template, which is quicker to refill. The
 * picture of another asset is another element: it does not show the one before meanwhile.
 */
function renderAsset(
  asset: Asset | undefined,
  selected: boolean,
  reason: string | undefined,
  { words, hosts, more }: Cells,
): TemplateResult {
  const duration = asset?.duration;
  const filename = asset && shortText(asset.filename);
  return html`
    <div class="picture">
      ${
        asset && pictured.has(asset)
          ? repeat(
              [asset],
              ({ id }) => id,
              () => renderThumbnail(asset, hosts, more?.iconOf(asset)),
            )
          : nothing
      }
      ${duration === undefined ? nothing : html`<div class="badge">${words.duration(duration)}</div>`}
      <div class="check">${selected ? checkIcon : nothing}</div>
    </div>
    <div class="words">
      <span class="filename" dir="auto" title=${filename ?? nothing}
        >${asset && (filename || words.emptyValue)}</span
      >
      <span class="meta" title=${reason ?? nothing}
        >${asset && (reason ?? more?.lineOf(asset) ?? metaOf(asset, words))}</span
      >
    </div>
  `;
}
