import type { SelectedItem, Selection } from '../../model/selection/selection.js';
import { Store } from '../store.js';
import type { DetailsStore } from './details-store.js';

/** The status of the pick. */
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

/** The result of `toPick`. It may be a promise, because the code may have to be loaded first. */
export type ToPick<Pick> = Pick | undefined | Promise<Pick | undefined>;

/** Options of a `PickMaker`. */
export interface PickOptions<Item, Pick> {
  readonly details: DetailsStore<Item>;
  /** Returns the same value until the selection changes. */
  readonly selection: () => Selection<Item>;
  /**
   * Returns a value that must be the same for all items of a pick, for example whether links are
   * branded.
   */
  readonly kind: () => unknown;
  /** Makes the pick. Returns undefined if one of the items cannot be picked. */
  readonly toPick: (resolved: readonly Resolved<Item>[]) => ToPick<Pick>;
  /** Waits until pending changes are applied. By default there is nothing to wait for. */
  readonly whenReady?: () => Promise<unknown>;
}

/**
 * Makes a pick of the selection, once the details of every item are available.
 *
 * If `kind` or the selection changes meanwhile, it starts over. No item is left out silently: if
 * one of them cannot be picked, the pick fails and the selection stays.
 */
export class PickMaker<Item, Pick> extends Store<PickState> {
  readonly #options: PickOptions<Item, Pick>;
  #round = 0;

  constructor(options: PickOptions<Item, Pick>) {
    super({ status: 'idle' });
    this.#options = options;
  }

  /** The status of the pick. */
  get status(): PickStatus {
    return this.state.status;
  }

  /** Cancels the pick in progress. */
  reset(): void {
    this.#round += 1;
    this.#change('idle');
  }

  /** Cancels the pick in progress. It does not continue by itself: the user must confirm again. */
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
