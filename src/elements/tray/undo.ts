import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { afterPaint } from '../../grid/after-paint.js';
import { removalOf, restore, type Removal } from '../../model/selection/removal.js';
import type { Selection } from '../../model/selection/selection.js';
import { choosingMessagesFor } from '../../text/english/choosing.js';
import type { ChoosingMessages } from '../../text/messages/choosing.js';
import type { PickerContext } from '../picker/picker-context.js';
import { isDialog } from '../picker/picker-host.js';
import type { Identified } from '../picker/picker-kind.js';

/** How many removals can be undone. */
const maxSteps = 20;

/**
 * Puts items back that the user removed from the selection, with a button or Ctrl+Z (Cmd+Z), the last
 * removal first. An insertion, and closing the dialog, end what can be undone.
 */
export class Undo<Item extends Identified> implements ReactiveController {
  readonly #picker: PickerContext<Item>;
  #removals: readonly Removal<Item>[] = [];
  /** How many items the last change removed; 0 once another change followed. */
  #removed = 0;
  /** The ids that were left then. */
  #recorded = '';

  constructor(picker: PickerContext<Item>) {
    const { host, root } = picker;
    this.#picker = picker;
    host.addController(this);
    root.addEventListener('keydown', (event) => this.#onKeyDown(event as KeyboardEvent));
  }

  hostUpdate(): void {
    const { host, feedback, selection } = this.#picker;
    if (feedback.inserted || (isDialog(host) && !host.open)) this.#removals = [];
    if (this.#removed > 0 && selection.ids.join() !== this.#recorded) this.#removed = 0;
  }

  /** Remembers a change in which the user removed items, once its effect is painted. */
  async record(before: Selection<Item>, now: Selection<Item>): Promise<void> {
    const { host, announcer, words } = this.#picker;
    await afterPaint();
    const removal = removalOf(before, now);
    this.#removals = [...this.#removals, removal].slice(-maxSteps);
    this.#removed = removal.length;
    this.#recorded = now.map(({ id }) => id).join();
    // Another change may have followed.
    this.hostUpdate();
    host.requestUpdate();
    if (this.#removed === 0) return;
    announcer.say(`${this.#words.removed(this.#removed)}. ${words.selected(now.length, host.max)}`);
  }

  /** Renders the button, and what can be undone. */
  render(): TemplateResult | typeof nothing {
    if (this.#removals.length === 0) return nothing;
    const { removed, undo } = this.#words;
    const isMac = /Mac|iP/.test(navigator.userAgent);
    const control = this.#picker.language.language.keys?.keyNames.split('|')[8] ?? 'Ctrl';
    return html`
      ${this.#removed > 0 ? html`<span class="hint">${removed(this.#removed)}</span>` : nothing}
      <button
        type="button"
        class="link"
        title=${isMac ? '⌘Z' : `${control}+Z`}
        aria-keyshortcuts=${isMac ? 'Meta+Z' : 'Control+Z'}
        @click=${this.#undo}
      >
        ${undo}
      </button>
    `;
  }

  get #words(): ChoosingMessages {
    const { language, selectionWords } = this.#picker;
    return choosingMessagesFor(language.language, selectionWords);
  }

  readonly #undo = (): void => {
    const { host, selection, feedback, announcer, words } = this.#picker;
    const removal = this.#removals.at(-1);
    if (!removal) return;
    const { length } = selection.items;
    const max = host.multiple ? host.max : 1;
    const items = restore(selection.items, removal, max);
    const restored = items.length - length;
    const isFull = restored === 0 && removal.some(({ selected }) => !selection.has(selected.id));
    if (isFull) {
      feedback.reject(words.limitReached(max ?? 0));
      host.requestUpdate();
      return;
    }
    this.#removals = this.#removals.slice(0, -1);
    selection.replace(items);
    announcer.say(`${this.#words.restored(restored)}. ${words.selected(items.length, host.max)}`);
  };

  #onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 'z' || shiftKey || altKey || !(ctrlKey || metaKey)) return;
    const [at] = event.composedPath();
    // In a field, the browser undoes what was typed.
    const isText = at instanceof HTMLInputElement && at.type !== 'checkbox';
    if (isText || this.#picker.inactive || this.#removals.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    this.#undo();
  }
}
