import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { SelectedItem, Selection } from '../model/selection/selection.js';
import type { Detail, DetailController } from './detail-controller.js';

/** How far the choice is on its way to the page. */
export type PickStatus = 'idle' | 'preparing' | 'failed';

/** One that is chosen, with its details as just resolved. */
export interface Resolved<Item> {
  readonly chosen: SelectedItem<Item>;
  readonly detail: Item;
}

/** What making a pick may come to: it may take a module that is fetched only then. */
export type ToPick<Pick> = Pick | undefined | Promise<Pick | undefined>;

/** What the controller needs of its surroundings. */
export interface PickOptions<Item, Pick> {
  readonly details: DetailController<Item>;
  readonly selection: () => Selection<Item>;
  /** What has to be the same for all of a pick, such as whether its links are branded. */
  readonly kind: () => unknown;
  /** Undefined where one of them cannot be handed out. */
  readonly toPick: (resolved: readonly Resolved<Item>[]) => ToPick<Pick>;
}

/**
 * Turns what is chosen into a pick once every detail is resolved.
 *
 * All of a pick are of one kind: when branded links are switched meanwhile, or the choice
 * changes, it starts over. What cannot be prepared is never left out silently: the pick fails
 * and the choice stays.
 */
export class PickController<Item, Pick> implements ReactiveController {
  status: PickStatus = 'idle';

  readonly #host: ReactiveControllerHost;
  readonly #options: PickOptions<Item, Pick>;
  #round = 0;

  constructor(host: ReactiveControllerHost, options: PickOptions<Item, Pick>) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.reset();
  }

  /** Gives up what is under way. */
  reset(): void {
    this.#round += 1;
    this.#set('idle');
  }

  /** Resolves to the pick, or to undefined where it failed or was given up. */
  async prepare(): Promise<Pick | undefined> {
    const round = (this.#round += 1);
    this.#set('preparing');
    const { details, selection, kind } = this.#options;
    details.retry(selection().map(({ id }) => id));
    for (;;) {
      // What the host has just switched takes effect with its update: links are dropped there.
      await this.#host.updateComplete;
      const wanted = kind();
      const chosen = selection();
      await details.settle(chosen.map(({ id }) => id));
      if (round !== this.#round) return undefined;
      if (wanted !== kind() || chosen !== selection()) continue;
      if (!chosen.every(({ id }) => isAnswered(details.of(id)))) continue;
      const pick = await this.#pick(chosen);
      if (round !== this.#round) return undefined;
      if (wanted !== kind()) continue;
      this.#set(pick ? 'idle' : 'failed');
      return pick;
    }
  }

  async #pick(selection: Selection<Item>): Promise<Pick | undefined> {
    const resolved = selection.flatMap((chosen): Resolved<Item>[] => {
      const detail = this.#options.details.of(chosen.id);
      return detail?.status === 'ready' ? [{ chosen, detail: detail.item }] : [];
    });
    if (resolved.length < selection.length) return undefined;
    try {
      return await this.#options.toPick(resolved);
    } catch {
      return undefined;
    }
  }

  #set(status: PickStatus): void {
    this.status = status;
    this.#host.requestUpdate();
  }
}

function isAnswered(detail: Detail<unknown> | undefined): boolean {
  return detail?.status === 'ready' || detail?.status === 'failed';
}
