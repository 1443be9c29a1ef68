import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  adjust,
  select,
  deselect,
  idsOf,
  isSelected,
  selectionOf,
  type SelectedItem,
  type Selection,
} from '../model/selection/selection.js';

/** How many may be chosen. */
export interface Limits {
  readonly multiple: boolean;
  readonly max: number | undefined;
}

/** Keeps what the person has chosen, across searches, failures and sign-ins. */
export class SelectionController<
  Item extends { readonly id: string },
> implements ReactiveController {
  /** In the person's order. Replaced, never changed in place. */
  chosen: Selection<Item> = [];

  /** The one whose size and text are being set. */
  activeId: string | undefined;

  readonly #host: ReactiveControllerHost;
  readonly #limits: () => Limits;
  readonly #onChange: () => void;

  /** `onChange` is called after every change the person makes, and only then. */
  constructor(host: ReactiveControllerHost, limits: () => Limits, onChange: () => void) {
    this.#host = host;
    this.#limits = limits;
    this.#onChange = onChange;
    host.addController(this);
  }

  /** Not before: ids may be given before the host knows that it takes several. */
  hostUpdate(): void {
    if (!this.#limits().multiple && this.chosen.length > 1) this.chosen = this.chosen.slice(0, 1);
  }

  /** The one whose size and text are being set. */
  get active(): SelectedItem<Item> | undefined {
    return this.chosen.find(({ id }) => id === this.activeId) ?? this.chosen.at(-1);
  }

  get ids(): readonly string[] {
    return idsOf(this.chosen);
  }

  /** Whether nothing more can be chosen. A single choice is never full: it is replaced. */
  get full(): boolean {
    const { multiple, max } = this.#limits();
    return multiple && max !== undefined && this.chosen.length >= max;
  }

  has(id: string): boolean {
    return isSelected(this.chosen, id);
  }

  /** Chooses an item, or takes it away where it is chosen. False where no more may be chosen. */
  toggle(item: Item): boolean {
    if (this.has(item.id)) this.remove(item.id);
    else if (this.full) return false;
    else {
      this.activeId = item.id;
      this.set(select(this.#limits().multiple ? this.chosen : [], item));
    }
    return true;
  }

  remove(id: string): void {
    this.set(deselect(this.chosen, id));
  }

  /** Sets the size or the text of one that is chosen. The choice itself stays as it is. */
  adjust(id: string, change: Partial<Pick<SelectedItem, 'embedName' | 'alt'>>): void {
    this.chosen = adjust(this.chosen, id, change);
    this.#host.requestUpdate();
  }

  activate(id: string): void {
    this.activeId = id;
    this.#host.requestUpdate();
  }

  /** Replaces the selection for the host page. Sends no event. */
  reset(ids: readonly string[]): void {
    this.chosen = selectionOf(ids, this.chosen);
    this.#host.requestUpdate();
  }

  /** Replaces the selection on the person's behalf. */
  set(chosen: Selection<Item>): void {
    this.chosen = chosen;
    this.#onChange();
    this.#host.requestUpdate();
  }
}
