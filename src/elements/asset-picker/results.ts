import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Asset } from '../../model/asset.js';
import type { Messages } from '../../text/messages.js';
import { checkIcon } from '../shared/icons.js';
import { renderThumbnail } from './thumbnail.js';

/** What the results show, and what they ask for. */
export interface Results {
  readonly words: Messages;
  readonly items: readonly Asset[];
  readonly total: number;
  readonly list: boolean;
  readonly multiple: boolean;
  readonly disabled: boolean;
  readonly tabStop: number;
  readonly isChosen: (id: string) => boolean;
  readonly onChoose: (event: Event) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The found assets as a list box laid out as cards or lines. */
export function renderResults(results: Results): TemplateResult {
  const { words, items } = results;
  return html`
    <div
      class=${results.list ? 'lines' : 'cards'}
      role="listbox"
      aria-label=${words.assets}
      aria-multiselectable=${results.multiple ? 'true' : nothing}
      @click=${results.onChoose}
      @keydown=${results.onKey}
    >
      ${repeat(
        items,
        ({ id }) => id,
        (asset, index) => renderItem(asset, index, results),
      )}
    </div>
  `;
}

function renderItem(asset: Asset, index: number, results: Results): TemplateResult {
  const { words, tabStop, total, disabled } = results;
  const chosen = results.isChosen(asset.id);
  return html`
    <div
      class="item"
      part="item"
      role="option"
      id=${`item-${index}`}
      data-index=${index}
      tabindex=${index === tabStop ? 0 : -1}
      aria-selected=${String(chosen)}
      aria-disabled=${asset.available && !disabled ? nothing : 'true'}
      aria-posinset=${index + 1}
      aria-setsize=${total}
    >
      <span class="picture">
        ${renderThumbnail(asset)}
        ${
          asset.duration === undefined
            ? nothing
            : html`<span class="badge">${words.duration(asset.duration)}</span>`
        }
        <span class="check">${checkIcon}</span>
      </span>
      <span class="words">
        <span class="filename" title=${asset.filename}>${asset.filename || words.emptyValue}</span>
        <span class="meta">${asset.available ? metaOf(asset, words) : words.unavailable}</span>
      </span>
    </div>
  `;
}

/** What is worth knowing of a file at a glance. */
function metaOf({ format, dimensions, sizeInBytes }: Asset, words: Messages): string {
  const size =
    dimensions && format !== ''
      ? words.dimensions(dimensions.width, dimensions.height)
      : sizeInBytes !== undefined && words.fileSize(sizeInBytes);
  return [format, size].filter(Boolean).join(' · ');
}
