import { withAll } from '../../model/selection/selection-order.js';
import type { Selection } from '../../model/selection/selection.js';
import type { PickerContext } from '../picker/picker-context.js';

/**
 * Chooses what lies between two places of a list: by Shift and a click, by Shift and the keys that
 * move, and all there is by Ctrl+A. What a gesture has added it takes back where it draws in again.
 */
export class Ranges<Item extends { readonly id: string }> {
  readonly #picker: PickerContext<Item>;
  #anchor = 0;
  /** What stood at the anchor: after another search the place means nothing. */
  #anchored: string | undefined;
  #added: ReadonlySet<string> = new Set();
  /** Whether the keyboard is drawing a range. */
  #drawing = false;

  readonly #unknown: () => string;

  /** `unknown` says that a range is not known as a whole. */
  constructor(picker: PickerContext<Item>, unknown: () => string) {
    this.#picker = picker;
    this.#unknown = unknown;
    this.begin(picker.list.focus.index);
  }

  /** Takes a click with Shift. Any other begins a new range. Says whether it was one. */
  clicked(event: MouseEvent, index: number): boolean {
    if (!event.shiftKey || !this.#picker.host.multiple) {
      this.begin(index);
      return false;
    }
    this.#extendTo(index);
    return true;
  }

  /** Takes Shift with Space or a key that moves, and Ctrl+A. Says whether it was one of these. */
  pressed(event: KeyboardEvent): boolean {
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

  /** What is chosen from here on can be drawn in again, as far as `index`. */
  begin(index: number): void {
    this.#anchor = index;
    this.#anchored = this.#picker.list.itemAt(index)?.id;
    this.#added = new Set();
    this.#drawing = false;
  }

  /** Chooses items, and takes away what this gesture chose and no longer covers. */
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

  /** Adds items to what is chosen as far as the limit allows, and says where it does not. */
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
