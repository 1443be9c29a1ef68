import {
  adjust,
  deselect,
  idsOf,
  isSelected,
  select,
  selectionOf,
  type ItemSettings,
  type SelectedItem,
  type Selection,
} from '../../model/selection/selection.js';
import { Store } from '../store.js';

/** How many items may be selected. */
export interface Limits {
  readonly multiple: boolean;
  readonly max: number | undefined;
}

/** What is selected. */
export interface SelectionState<Item> {
  /** In the user's order. */
  readonly items: Selection<Item>;
  /** The item whose size and text are being set. */
  readonly activeId: string | undefined;
}

/** Holds the user's selection across searches, failures and sign-ins. */
export class SelectionStore<Item extends { readonly id: string }> extends Store<
  SelectionState<Item>
> {
  readonly #limits: () => Limits;
  readonly #onChange: () => void;

  /** `onChange` is called only after changes by the user. */
  constructor(limits: () => Limits, onChange: () => void = () => undefined) {
    super({ items: [], activeId: undefined });
    this.#limits = limits;
    this.#onChange = onChange;
  }

  /** What is selected, in the user's order. */
  get items(): Selection<Item> {
    return this.state.items;
  }

  /** The item whose size and text are being set: by default the last one. */
  get active(): SelectedItem<Item> | undefined {
    const { items, activeId } = this.state;
    return items.find(({ id }) => id === activeId) ?? items.at(-1);
  }

  get ids(): readonly string[] {
    return idsOf(this.items);
  }

  /**
   * Whether the maximum is reached. Never true for a single selection, because the next item
   * replaces the previous one.
   */
  get full(): boolean {
    const { multiple, max } = this.#limits();
    return multiple && max !== undefined && this.items.length >= max;
  }

  has(id: string): boolean {
    return isSelected(this.items, id);
  }

  /** Selects or deselects an item. Returns false if no more may be selected. */
  toggle(item: Item): boolean {
    if (this.has(item.id)) this.remove(item.id);
    else if (this.full) return false;
    else {
      const before = this.#limits().multiple ? this.items : [];
      this.#change({ items: select(before, item), activeId: item.id });
    }
    return true;
  }

  /** Deselects an item. */
  remove(id: string): void {
    this.replace(deselect(this.items, id));
  }

  /** Replaces the selection on the user's behalf. */
  replace(items: Selection<Item>): void {
    this.#change({ ...this.state, items });
  }

  /** Sets the size or the text of a selected item. The selection itself does not change. */
  adjust(id: string, change: ItemSettings): void {
    this.set({ ...this.state, items: adjust(this.items, id, change) });
  }

  /** Makes an item the active one. */
  activate(activeId: string): void {
    this.set({ ...this.state, activeId });
  }

  /** Replaces the selection for the host page. */
  reset(ids: readonly string[]): void {
    this.set({ ...this.state, items: selectionOf(ids, this.items) });
  }

  /**
   * Keeps only the first item unless `multiple` is set. `reset` does not do this itself, because
   * ids may be set before `multiple`.
   */
  trim(): void {
    const { items } = this;
    if (this.#limits().multiple || items.length < 2) return;
    this.set({ ...this.state, items: items.slice(0, 1) });
  }

  #change(state: SelectionState<Item>): void {
    this.set(state);
    this.#onChange();
  }
}
