import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { toPickedAsset, type AssetPick } from '../model/pick.js';
import type { Selection } from '../model/selection.js';
import type { DetailController } from './detail-controller.js';

/** How far the choice is on its way to the page. */
export type PickStatus = 'idle' | 'preparing' | 'failed';

/** What the controller needs of its surroundings. */
export interface PickOptions {
  readonly details: DetailController;
  readonly selection: () => Selection;
  readonly branded: () => boolean;
  readonly preferred: () => string | undefined;
}

/**
 * Turns what is chosen into a pick once every link is resolved.
 *
 * All links of a pick are of one kind: when branded links are switched meanwhile, or the choice
 * changes, it starts over. What cannot be prepared is never left out silently: the pick fails
 * and the choice stays.
 */
export class PickController implements ReactiveController {
  status: PickStatus = 'idle';

  readonly #host: ReactiveControllerHost;
  readonly #options: PickOptions;
  #round = 0;

  constructor(host: ReactiveControllerHost, options: PickOptions) {
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
  async prepare(): Promise<AssetPick | undefined> {
    const round = (this.#round += 1);
    this.#set('preparing');
    const { details, selection } = this.#options;
    details.retry(selection().map(({ id }) => id));
    for (;;) {
      const branded = this.#options.branded();
      const chosen = selection();
      await details.settle(chosen.map(({ id }) => id));
      if (round !== this.#round) return undefined;
      if (branded !== this.#options.branded() || chosen !== selection()) continue;
      const items = this.#items(chosen);
      this.#set(items ? 'idle' : 'failed');
      return items && { branded, items };
    }
  }

  #items(selection: Selection): AssetPick['items'] | undefined {
    const items = selection.map((chosen) => {
      const detail = this.#options.details.of(chosen.id);
      if (detail?.status !== 'ready') return undefined;
      return toPickedAsset(chosen, detail.asset, this.#options.preferred());
    });
    return items.every((item) => item !== undefined) ? items : undefined;
  }

  #set(status: PickStatus): void {
    this.status = status;
    this.#host.requestUpdate();
  }
}
