import { withAll } from '../../model/selection/selection-order.js';
import type { Selection } from '../../model/selection/selection.js';
import type { PickerContext } from '../picker/picker-context.js';

/**
 * Selects ranges of a list: with Shift and a click, with Shift and the navigation keys, and
 * everything with Ctrl+A. When a gesture makes the range smaller, the items that it added are
 * deselected.
 */
export class Ranges<Item extends { readonly id: string }> {
  readonly #picker: PickerContext<Item>;
  #anchor = 0;
  /** The item at the anchor, because after another search the index is meaningless. */
  #anchored: string | undefined;
  #added: ReadonlySet<string> = new Set();
  /** Whether a range is being selected with the keyboard. */
  #drawing = false;

  readonly #unknown: () => string;

  /** `unknown` returns the message for a range that is not completely loaded. */
  constructor(picker: PickerContext<Item>, unknown: () => string) {
    this.#picker = picker;
    this.#unknown = unknown;
    this.begin(picker.list.focus.index);
  }

  /**
   * Handles a click with Shift. Any other click starts a new range. Returns whether the click was
   * handled.
   */
  handleClick(event: MouseEvent, index: number): boolean {
    if (!event.shiftKey || !this.#picker.host.multiple) {
      this.begin(index);
      return false;
    }
    this.#extendTo(index);
    return true;
  }

  /**
   * Handles Shift with Space or a navigation key, and Ctrl+A. Returns whether the key was handled.
   */
  handleKey(event: KeyboardEvent): boolean {
    const { host, list } = this.#picker;
    const { key, shiftKey, altKey } = event;
    if (!host.multiple) return false;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'a' || shiftKey || altKey) return false;
      event.preventDefault();
      this.take(list.items());
      return true;
    }
    const { index } = list.focus;
    if (!shiftKey) {
      if (key === ' ') this.begin(index);
      else this.#drawing = false;
      return false;
    }
    if (key === ' ') event.preventDefault();
    else {
      if (!list.focus.move(event)) return false;
      if (!this.#drawing) this.begin(index);
    }
    this.#extendTo(list.focus.index);
    return true;
  }

  /** Starts a gesture at `index`. Items added from now on can be deselected by it. */
  begin(index: number): void {
    this.#anchor = index;
    this.#anchored = this.#picker.list.itemAt(index)?.id;
    this.#added = new Set();
    this.#drawing = false;
  }

  /** Selects items, and deselects those that this gesture selected and no longer covers. */
  cover(items: readonly Item[]): void {
    const { selection } = this.#picker;
    const covered = new Set(items.map(({ id }) => id));
    const kept = selection.items.filter(({ id }) => covered.has(id) || !this.#added.has(id));
    const before = new Set(kept.map(({ id }) => id));
    const own = [...this.#added].filter((id) => before.has(id));
    this.take(items, kept);
    const news = selection.ids.filter((id) => !before.has(id));
    this.#added = new Set([...own, ...news]);
  }

  /** Adds items to the selection up to the limit, and shows a message if the limit is exceeded. */
  take(items: readonly Item[], kept = this.#picker.selection.items): void {
    const { host, selection, list, feedback, words } = this.#picker;
    const { max } = host;
    const wanted = items.filter((item) => list.disabledReason(item) === undefined);
    const taken = withAll<Item>(kept, wanted, max);
    const held = new Set(taken.map(({ id }) => id));
    const refused = wanted.some(({ id }) => !held.has(id));
    if (!isSame(taken, selection.items)) selection.replace(taken);
    const [first] = items;
    if (refused && max !== undefined) feedback.reject(words.limitReached(max));
    else if (first && wanted.length === 0) feedback.reject(list.disabledReason(first) ?? '');
  }

  #extendTo(index: number): void {
    const { list, feedback } = this.#picker;
    if (list.itemAt(this.#anchor)?.id !== this.#anchored) this.begin(index);
    this.#drawing = true;
    const step = index < this.#anchor ? -1 : 1;
    const items: Item[] = [];
    for (let place = this.#anchor; ; place += step) {
      const item = list.itemAt(place);
      if (item) items.push(item);
      if (place === index) break;
    }
    this.cover(items);
    if (items.length <= Math.abs(index - this.#anchor)) feedback.reject(this.#unknown());
  }
}

function isSame(one: Selection<unknown>, other: Selection<unknown>): boolean {
  return one.length === other.length && one.every((chosen, place) => chosen === other[place]);
}
