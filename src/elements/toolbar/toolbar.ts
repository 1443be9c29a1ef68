import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Messages } from '../../text/messages/messages.js';
import { closeIcon, filterIcon, searchIcon } from '../styles/icons.js';

/**
 * Called with entered text. `composing` is true during the composition of an input method, e.g. for
 * Japanese. `passed` is how long ago a key was pressed, in milliseconds.
 */
type Enter = (text: string, composing?: boolean, passed?: number) => void;

/** What the toolbar above the results shows, and its callbacks. */
export interface Toolbar {
  readonly words: Messages;
  readonly typed: string;
  /** Undefined if users cannot change the order. */
  readonly sort: string | undefined;
  /** The name of an order that the messages do not name. */
  readonly sortName?: string | undefined;
  /** Further controls. */
  readonly tools: TemplateResult | typeof nothing;
  readonly disabled: boolean;
  /** The number of applied facet values. Undefined if the panel is elsewhere or disabled. */
  readonly filters: number | undefined;
  readonly filtersOpen: boolean;
  readonly account: TemplateResult | typeof nothing;
  /** The recent searches, while they are open. */
  readonly recent: TemplateResult | undefined;
  readonly onType: Enter;
  readonly onSubmit: () => void;
  /** Called on each click, key and input in the search box, and before its text is submitted. */
  readonly onBox: (event: Event) => void;
  readonly onClear: () => void;
  readonly onSort: (sort: string) => void;
  readonly onFilters: () => void;
}

/** Renders the search box, the sort order and the button for the filters. */
export function renderToolbar(bar: Toolbar): TemplateResult {
  const { words, disabled } = bar;
  const typed = valued(bar.onType);
  return html`
    <div class="toolbar" part="toolbar">
      <form
        role="search"
        class="search"
        @submit=${(event: Event) => submit(event, bar)}
        @click=${bar.onBox}
        @input=${bar.onBox}
      >
        ${searchIcon}
        <input
          type="search"
          enterkeyhint="search"
          autocomplete="off"
          spellcheck="false"
          aria-label=${words.search}
          placeholder=${words.searchPlaceholder}
          maxlength="2000"
          ?disabled=${disabled}
          .value=${live(bar.typed)}
          @input=${typed}
          @compositionend=${typed}
          @keydown=${(event: KeyboardEvent) => onKey(event, bar)}
        />
        ${
          bar.typed
            ? html`<button
                type="button"
                class="button plain icon"
                title=${words.clearSearch}
                @click=${bar.onClear}
              >
                ${closeIcon}
              </button>`
            : nothing
        }
        ${bar.recent}
      </form>
      ${
        bar.filters === undefined
          ? nothing
          : html`<button
              type="button"
              class="button filters-button"
              aria-expanded=${String(bar.filtersOpen)}
              aria-controls="filters"
              ?disabled=${disabled}
              @click=${bar.onFilters}
            >
              ${filterIcon}<span>${words.filters(bar.filters)}</span>
            </button>`
      }
      ${bar.sort === undefined ? nothing : renderSort(bar, bar.sort)} ${bar.tools} ${bar.account}
    </div>
  `;
}

function renderSort({ words, disabled, onSort, sortName }: Toolbar, sort: string): TemplateResult {
  const names = Object.entries(words.sortNames);
  const listed = names.some(([key]) => key === sort);
  return html`
    <select
      class="sort"
      aria-label=${words.sortBy}
      ?disabled=${disabled}
      .value=${live(sort)}
      @change=${valued(onSort)}
    >
      ${listed ? nothing : html`<option value=${sort} selected>${sortName ?? sort}</option>`}
      ${names.map(
        ([key, name]) => html`<option value=${key} ?selected=${key === sort}>${name}</option>`,
      )}
    </select>
  `;
}

/** When a key was last pressed in a search box, as in `Event.timeStamp`. */
let pressedAt = 0;

/** Escape first clears the box. If the box is empty, the key closes the dialog. */
function onKey(event: KeyboardEvent, { onBox, onClear }: Toolbar): void {
  // Not the text that was rendered last, which may be older.
  const { target: box } = event;
  pressedAt = event.timeStamp;
  onBox(event);
  if (event.key !== 'Escape' || event.isComposing || !(box as HTMLInputElement).value) return;
  event.preventDefault();
  onClear();
}

function valued(act: Enter): (event: Event) => void {
  return (event) => {
    const { value } = event.currentTarget as HTMLInputElement | HTMLSelectElement;
    act(value, (event as InputEvent).isComposing, performance.now() - pressedAt);
  };
}

function submit(event: Event, { onBox, onSubmit }: Toolbar): void {
  event.preventDefault();
  onBox(event);
  onSubmit();
}
