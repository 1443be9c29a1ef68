import type { UpdateTiming } from '../../controllers/update-timing.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { Identified } from '../picker/picker-kind.js';
import type { SelectionTools } from '../tray/selection-tools.js';

/** What gestures need from a picker. */
interface Gestured<Item extends Identified> extends PickerContext<Item> {
  readonly timing: UpdateTiming;
  /** Whether cells show that they are selected before the picker renders. */
  readonly showsSelectionAtOnce: boolean;
  /** Ranges, once they are loaded. */
  readonly tools: SelectionTools<Item> | undefined;
  confirm(): Promise<void>;
}

/**
 * Selects items with clicks and keys on the results. If only one item may be picked, a double click
 * picks it.
 */
export class ResultGestures<Item extends Identified> {
  readonly #picker: Gestured<Item>;

  constructor(picker: Gestured<Item>) {
    this.#picker = picker;
  }

  readonly onClick = (event: MouseEvent): void => {
    const { index } = (event.target as Element).closest<HTMLElement>('[data-index]')?.dataset ?? {};
    if (index === undefined) return;
    const { inactive, tools } = this.#picker;
    if (event.detail > 1) this.#onDoubleClick(Number(index));
    else if (inactive || !tools?.handleClick(event, Number(index)))
      this.#select(Number(index), tools?.pressed);
  };

  readonly onKey = (event: KeyboardEvent): void => {
    const { inactive, tools, list } = this.#picker;
    if (!inactive && tools?.handleKey(event)) return;
    if (list.focus.move(event)) return;
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    const { index } = list.focus;
    if (event.key === 'Enter' && list.openPreview) list.openPreview(index);
    else this.#select(index);
  };

  /** The second click of a double click does not deselect. */
  #onDoubleClick(index: number): void {
    const { host, inactive, list, selection } = this.#picker;
    const item = list.itemAt(index);
    if (!item || inactive || host.multiple) return;
    if (!selection.has(item.id)) this.#select(index);
    if (selection.has(item.id)) void this.#picker.confirm();
  }

  #select(index: number, item = this.#picker.list.itemAt(index)): void {
    const { inactive, list } = this.#picker;
    if (!item) return;
    if (!inactive) this.#toggle(item);
    list.focus.focusOn(index);
  }

  #toggle(item: Item): void {
    const { host, timing, showsSelectionAtOnce, selection, list, feedback, words, tools } =
      this.#picker;
    if (showsSelectionAtOnce) timing.paintFirst();
    const isRefused = !selection.has(item.id) && list.disabledReason(item) !== undefined;
    // The tools come with the messages.
    if (isRefused) feedback.reject(tools?.namedReason(item) ?? words.loading);
    else if (!selection.toggle(item)) feedback.reject(words.limitReached(host.max ?? 0));
  }
}
