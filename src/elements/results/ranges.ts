import { withAll } from '../../model/selection/with-all.js';
import type { Selection } from '../../model/selection/selection.js';
import type { PickerContext } from '../picker/picker-context.js';

/** Where a range starts. Each gesture has its own. */
export interface RangeStart {
  readonly index: number;
  /** The item at the index: after another search the index is meaningless. */
  readonly id: string | undefined;
}

/**
 * Selects ranges of a list. When a gesture makes its range smaller, the items that it added are
 * deselected.
 */
export class Ranges<Item extends { readonly id: string }> {
  readonly #picker: PickerContext<Item>;
  readonly #unknown: () => string;
  #start: RangeStart | undefined;
  #added: ReadonlySet<string> = new Set();

  /** `unknown` returns the message for a range that is not completely loaded. */
  constructor(picker: PickerContext<Item>, unknown: () => string) {
    this.#picker = picker;
    this.#unknown = unknown;
  }

  /** Selects the items from the start of a gesture to `index`. */
  extend(start: RangeStart, index: number): void {
    const { list, feedback } = this.#picker;
    const step = index < start.index ? -1 : 1;
    const items: Item[] = [];
    for (let place = start.index; ; place += step) {
      const item = list.itemAt(place);
      if (item) items.push(item);
      if (place === index) break;
    }
    this.cover(start, items);
    if (items.length <= Math.abs(index - start.index)) feedback.reject(this.#unknown());
  }

  /** Selects items, and deselects those that the same gesture selected and no longer covers. */
  cover(start: RangeStart, items: readonly Item[]): void {
    const { selection } = this.#picker;
    if (start !== this.#start) this.#added = new Set();
    this.#start = start;
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
    host.requestUpdate();
  }
}

function isSame(one: Selection<unknown>, other: Selection<unknown>): boolean {
  return one.length === other.length && one.every((chosen, place) => chosen === other[place]);
}
