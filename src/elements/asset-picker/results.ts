import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
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
  readonly busy: boolean;
  readonly tabStop: number;
  readonly isChosen: (id: string) => boolean;
  /** Index of the item, and what to do with it. */
  readonly onChoose: (index: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  /** What stands after the last item. */
  readonly end: TemplateResult;
}

/** The found assets as a list box laid out as cards or lines, with room for more at its end. */
export function renderResults(results: Results): TemplateResult {
  const { words, items } = results;
  return html`
    <div class="scroll" part="results" aria-busy=${String(results.busy)}>
      <div
        class=${classMap({ cards: !results.list, lines: results.list })}
        role="listbox"
        aria-label=${words.assets}
        aria-multiselectable=${results.multiple ? 'true' : nothing}
        @click=${(event: Event) => chooseClicked(event, results.onChoose)}
        @keydown=${results.onKey}
      >
        ${repeat(
          items,
          ({ id }) => id,
          (asset, index) => renderItem(asset, index, results),
        )}
      </div>
      <div class="end">${results.end}</div>
    </div>
  `;
}

function renderItem(asset: Asset, index: number, results: Results): TemplateResult {
  const { words, tabStop, total } = results;
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
      aria-disabled=${asset.available ? nothing : 'true'}
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

function chooseClicked(event: Event, onChoose: (index: number) => void): void {
  const item = (event.target as Element).closest<HTMLElement>('[data-index]');
  if (item) onChoose(Number(item.dataset['index']));
}
