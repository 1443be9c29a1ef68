import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { SelectedItem, Selection } from '../../model/selection/selection.js';
import type { SelectionMessages } from '../../text/messages/selection.js';
import type { Messages } from '../../text/messages/messages.js';
import { forwardOf } from '../page/forward-of.js';
import { returnIcon } from '../preview/icons.js';
import { renderIconButton } from '../styles/icon-button.js';
import { alertIcon, closeIcon, icon } from '../styles/icons.js';
import type { ItemSummary } from './tray.js';

const laterIcon = icon('M5 12h14M13 6l6 6-6 6');
const allIcon = icon('M8.5 4.5h11v11M4.5 8.5h11v11h-11ZM7.5 14l2 2 3-4');
const clearIcon = icon('M4.5 7h15M9 7V4.5h6V7M6.5 7l1 12.5h9l1-12.5');

/** How many selected items are rendered at once. */
export const maxRendered = 40;

/** A selected item and its state. */
export interface SelectedSummary extends ItemSummary {
  /** Why the item is not available any more. Undefined if it is available. */
  readonly fault: string | undefined;
  /** What the user should know about it. Undefined if there is nothing. */
  readonly note: string | undefined;
  /** Whether its details could not be fetched. */
  readonly failed: boolean;
}

/** What the list of selected items shows, and its callbacks. */
export interface SelectedList<Item> {
  readonly words: Messages & SelectionMessages;
  readonly disabled: boolean;
  readonly items: Selection<Item>;
  /** The item whose details are shown. */
  readonly active: SelectedItem<Item> | undefined;
  /** The index of the first rendered item. */
  readonly first: number;
  readonly summaryOf: (selected: SelectedItem<Item>) => SelectedSummary;
  /** How many of the items are not available any more. */
  readonly absent: number;
  /** How many results can be selected at once. 0 if that would have no effect. */
  readonly loaded: number;
  readonly onActivate: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onRemoveAbsent: () => void;
  readonly onClear: () => void;
  readonly onSelectAll: () => void;
  readonly onMove: (id: string, place: number) => void;
  readonly onShowFrom: (first: number) => void;
  /** The progress of the pick, or the button that puts removed items back. */
  readonly aside: TemplateResult | typeof nothing | undefined;
  /** Resolves once the change is rendered. */
  readonly rendered: () => Promise<unknown>;
}

/**
 * Renders the selected items in the user's order, which can be changed by dragging, with keys and
 * with buttons. The list is one tab stop with arrow key navigation.
 */
export function renderSelectedList<Item>(list: SelectedList<Item>): TemplateResult {
  const { words, items, active, first, absent, loaded } = list;
  const drawn = items.slice(first, first + maxRendered);
  const after = items.length - first - drawn.length;
  const place = active ? items.indexOf(active) : 0;
  const last = items.length - 1;
  return html`<div class="chosen">
    ${
      items.length === 0
        ? nothing
        : html`<ul
            class="list"
            aria-label=${words.selection}
            aria-description=${last > 0 ? words.moveHint : nothing}
            @dragover=${allowDrop}
          >
            ${repeat(
              drawn,
              ({ id }) => id,
              (each, index) => renderSelected(each, first + index, list),
            )}
          </ul>`
    }
    <div class="all">
      ${list.aside}
      ${first > 0 ? link(words.earlierChosen(first), () => list.onShowFrom(Math.max(0, first - maxRendered))) : nothing}
      ${after > 0 ? link(words.laterChosen(after), () => list.onShowFrom(first + maxRendered)) : nothing}
      ${
        active && last > 0
          ? html`
              ${renderIconButton(words.moveEarlier, returnIcon, () => list.onMove(active.id, place - 1), place === 0, 'turn')}
              ${renderIconButton(words.moveLater, laterIcon, () => list.onMove(active.id, place + 1), place === last, 'turn')}
            `
          : nothing
      }
      ${loaded > 0 ? renderIconButton(words.selectAll(loaded), allIcon, list.onSelectAll) : nothing}
      ${items.length > 0 ? renderIconButton(words.clearSelection, clearIcon, list.onClear) : nothing}
    </div>
    ${
      absent > 0
        ? html`<div class="absent">
            <p>${words.absent(absent)}</p>
            ${link(words.removeAbsent, list.onRemoveAbsent)}
          </div>`
        : nothing
    }
  </div>`;
}

/** Scrolls the list of selected items, and nothing around it, to the active one. */
export function centreActive(root: ShadowRoot): void {
  const item = root.querySelector('.list [aria-pressed=true]');
  const list = item?.closest('ul');
  const [at, around] = [item, list].map((each) => each?.getBoundingClientRect());
  if (at && around) list?.scrollBy(at.x - around.x + (at.width - around.width) / 2, 0);
}

/** Renders the message for a single selected item that is not available any more. */
export function renderAlone(
  words: SelectionMessages,
  fault: string,
  onClear: () => void,
): TemplateResult {
  return html`
    <div class="all">
      <p class="warning">${fault}</p>
      ${link(words.clearSelection, onClear)}
    </div>
  `;
}

function renderSelected<Item>(
  each: SelectedItem<Item>,
  place: number,
  list: SelectedList<Item>,
): TemplateResult {
  const { words, items, active, disabled, onMove } = list;
  const { id } = each;
  const { name, picture, fault, note, failed } = list.summaryOf(each);
  const told = fault ?? note;
  const stop = each === active ? 0 : -1;
  return html`
    <li
      data-item=${id}
      aria-setsize=${items.length}
      aria-posinset=${place + 1}
      draggable=${String(!disabled)}
      @dragstart=${({ dataTransfer }: DragEvent) => dataTransfer?.setData(kind, id)}
      @dragenter=${mark}
      @dragleave=${mark}
      @drop=${(event: DragEvent) => {
        mark(event);
        const dragged = event.dataTransfer?.getData(kind);
        if (!dragged || disabled) return;
        event.preventDefault();
        onMove(dragged, place);
      }}
    >
      <button
        type="button"
        class="small picture"
        tabindex=${stop}
        aria-label=${words.editSelected(name)}
        aria-description=${[fault, words.placeOf(place + 1, items.length), note].filter(Boolean).join('. ')}
        title=${told === undefined ? name : `${name}: ${told}`}
        aria-pressed=${String(each === active)}
        @click=${() => list.onActivate(id)}
        @keydown=${(event: KeyboardEvent) => onKey(event, place, list)}
      >
        ${picture}
        ${
          failed || told !== undefined
            ? html`<span class=${failed || fault !== undefined ? 'fault' : 'note'}
                >${alertIcon}</span
              >`
            : nothing
        }
      </button>
      <button
        type="button"
        class="remove"
        tabindex=${stop}
        title=${words.removeSelected(name)}
        @click=${() => list.onRemove(id)}
      >
        ${closeIcon}
      </button>
    </li>
  `;
}

function link(label: string, run: () => void): TemplateResult {
  return html`<button type="button" class="link" @click=${run}>${label}</button>`;
}

/** The media type of a dragged item, so that nothing else is accepted as one. */
const kind = 'application/x-dam-item';

function allowDrop(event: DragEvent): void {
  if (event.dataTransfer?.types.includes(kind)) event.preventDefault();
}

/** Marks where a dragged item would be dropped. */
function mark({ type, currentTarget, relatedTarget, dataTransfer }: DragEvent): void {
  const item = currentTarget as HTMLElement;
  const inside = item.contains(relatedTarget as Node | null);
  const over = type === 'dragenter' || (type === 'dragleave' && inside);
  item.toggleAttribute('data-over', over && dataTransfer?.types.includes(kind) === true);
}

/** Handles keys: the arrow keys move the focus, with Alt they move the item; Delete removes it. */
function onKey<Item>(event: KeyboardEvent, place: number, list: SelectedList<Item>): void {
  const { items, onMove, onActivate, onRemove } = list;
  const item = items[place];
  const step = stepOf(event);
  const isDelete = event.key === 'Delete' || event.key === 'Backspace';
  if (!item || (step === 0 && !isDelete) || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  event.preventDefault();
  const near = isDelete ? (items[place + 1] ?? items[place - 1]) : items[place + step];
  if (near && !event.altKey) onActivate(near.id);
  if (isDelete) onRemove(item.id);
  else if (near && event.altKey) onMove(item.id, place + step);
  const focused = event.altKey ? item : near;
  const tray = (event.currentTarget as Element).closest('ul');
  void list.rendered().then(() => {
    const wanted = `[data-item="${CSS.escape(focused?.id ?? '')}"] button`;
    tray?.querySelector<HTMLElement>(wanted)?.focus();
  });
}

function stepOf({ key, currentTarget }: KeyboardEvent): number {
  const forward = forwardOf(currentTarget as Element);
  if (key === 'ArrowRight') return forward;
  return key === 'ArrowLeft' ? -forward : 0;
}
