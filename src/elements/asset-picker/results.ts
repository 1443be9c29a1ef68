import { html, noChange, nothing, render, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { GridWindow } from '../../grid/grid-types.js';
import type { Asset } from '../../model/asset/asset.js';
import { shortText } from '../../model/text/short-text.js';
import type { Messages } from '../../text/messages/messages.js';
import { metaOf, disabledReason, type AssetLines } from '../results/asset-lines.js';
import { renderThumbnail, thumbnailsOf } from '../results/thumbnail.js';

/** The content of a cell, and what it depends on. */
export interface Cells {
  readonly words: Messages;
  readonly disabled: boolean;
  /** The value of `picture-hosts`: hosts that pictures may be loaded from. */
  readonly hosts: string | null;
  readonly length: number;
  /** The number of cells including those that can be shown only once others before them are loaded. */
  readonly total: number;
  readonly itemAt: (index: number) => Asset | undefined;
  readonly isSelected: (id: string) => boolean;
  /** Further texts about assets. Undefined until they are loaded. */
  readonly more: AssetLines | undefined;
}

/** Assets whose picture was requested. It stays visible while the list scrolls fast. */
const pictured = new WeakSet<Asset>();

/** Renders the visible rows. */
export function drawResults(grid: HTMLElement, window: GridWindow, cells: Cells): void {
  const { rows, columns } = window;
  grid.setAttribute('aria-rowcount', String(Math.ceil(cells.total / columns)));
  grid.setAttribute('aria-colcount', String(columns));
  const drawn = repeat(
    rows,
    ({ slot }) => slot,
    ({ row }) => (window.current.includes(row) ? renderRow(row, window, cells) : noChange),
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
  return html`
    <div
      class=${asset ? 'item' : 'item blank'}
      part="item"
      role="gridcell"
      data-index=${index}
      tabindex=${index === tabStop ? 0 : -1}
      aria-colindex=${column + 1}
      aria-selected=${String(asset !== undefined && isSelected(asset.id))}
      aria-disabled=${reason === undefined && !disabled ? nothing : 'true'}
      aria-busy=${asset ? nothing : 'true'}
      aria-label=${asset ? nothing : words.loading}
    >
      ${guard([asset, words, pictures, hosts, reason, more], () =>
        renderAsset(asset, reason, cells),
      )}
    </div>
  `;
}

/**
 * Renders an asset, or its placeholder while it is loading. Both use one template, because updating
 * is faster than replacing. Styles draw the mark, so that selecting an asset renders none of this.
 * Each asset has its own `img` element, so that the previous picture does not stay visible.
 */
function renderAsset(
  asset: Asset | undefined,
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
      <div class="check"></div>
    </div>
    <div class="words">
      <span class="filename" dir="auto" title=${filename ?? nothing}
        >${filename === undefined ? nothing : (more?.nameOf(filename) ?? (filename || words.emptyValue))}</span
      >
      <span class="meta" title=${reason ?? nothing}
        >${asset && (reason ?? more?.lineOf(asset) ?? metaOf(asset, words))}</span
      >
    </div>
  `;
}
