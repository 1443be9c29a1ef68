import type { SelectedItem, Selection } from '../../model/selection/selection.js';
import { Store } from '../store.js';
import type { DetailsStore } from './details-store.js';

/** How far making the pick has come. */
export type PickStatus = 'idle' | 'preparing' | 'failed';

/** The state of a `PickMaker`. */
export interface PickState {
  readonly status: PickStatus;
}

/** A selected item with its details. */
export interface Resolved<Item> {
  readonly selected: SelectedItem<Item>;
  readonly detail: Item;
}

/** What `toPick` may return: the code that makes a pick may have to be loaded first. */
export type ToPick<Pick> = Pick | undefined | Promise<Pick | undefined>;

/** What a `PickMaker` works with. */
export interface PickOptions<Item, Pick> {
  readonly details: DetailsStore<Item>;
  /** Returns the same value until the selection changes. */
  readonly selection: () => Selection<Item>;
  /** What has to be the same for all items of a pick, for example whether links are branded. */
  readonly kind: () => unknown;
  /** Makes the pick; undefined if one of the items cannot be picked. */
  readonly toPick: (resolved: readonly Resolved<Item>[]) => ToPick<Pick>;
  /** Waits until everything that was just changed is in force. By default it is at once. */
  readonly whenReady?: () => Promise<unknown>;
}

/**
 * Makes a pick of what is selected, once the details of every item are there.
 *
 * All items of a pick are of one kind: if branded links are switched on or off meanwhile, or the
 * selection changes, it starts over. No item is left out silently: if one of them cannot be picked,
 * the pick fails and the selection stays.
 */
export class PickMaker<Item, Pick> extends Store<PickState> {
  readonly #options: PickOptions<Item, Pick>;
  #round = 0;

  constructor(options: PickOptions<Item, Pick>) {
    super({ status: 'idle' });
    this.#options = options;
  }

  /** How far making the pick has come. */
  get status(): PickStatus {
    return this.state.status;
  }

  /** Cancels what is under way. */
  reset(): void {
    this.#round += 1;
    this.#change('idle');
  }

  /** Cancels what is under way. It does not go on by itself: the user has to confirm again. */
  pause(): void {
    this.reset();
  }

  /** Resolves to the pick, or to undefined if it failed or was cancelled. */
  async prepare(): Promise<Pick | undefined> {
    const round = (this.#round += 1);
    this.#change('preparing');
    const { details, selection, kind, whenReady } = this.#options;
    details.retry(selection().map(({ id }) => id));
    for (;;) {
      await whenReady?.();
      const wanted = kind();
      const items = selection();
      const { generation } = details;
      await details.settle(items.map(({ id }) => id));
      if (round !== this.#round) return undefined;
      if (wanted !== kind() || items !== selection()) continue;
      if (generation !== details.generation) continue;
      const pick = await this.#pick(items);
      if (round !== this.#round) return undefined;
      if (wanted !== kind()) continue;
      this.#change(pick ? 'idle' : 'failed');
      return pick;
    }
  }

  async #pick(selection: Selection<Item>): Promise<Pick | undefined> {
    const resolved = selection.flatMap((selected): Resolved<Item>[] => {
      const detail = this.#options.details.of(selected.id);
      return detail?.status === 'ready' ? [{ selected, detail: detail.item }] : [];
    });
    if (resolved.length < selection.length) return undefined;
    try {
      return await this.#options.toPick(resolved);
    } catch {
      return undefined;
    }
  }

  #change(status: PickStatus): void {
    if (status !== this.status) this.set({ status });
  }
}
