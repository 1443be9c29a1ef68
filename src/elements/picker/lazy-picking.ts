import { LazyModule } from '../../core/lazy-module.js';
import type { Detail } from '../../core/pick/details-store.js';
import type { PickStatus } from '../../core/pick/pick-maker.js';
import type { Picking, PickingHost } from '../tray/picking.js';
import type { Identified } from './picker-kind.js';

/**
 * Details of selected items, and the pick. The first results do not need this code, so it loads
 * when details are requested, or with the first pick. Until then no details are known.
 */
export class LazyPicking<Item extends Identified, Pick> {
  readonly #picker: PickingHost<Item, Pick>;
  readonly #picking: LazyModule<Picking<Item, Pick>>;

  constructor(picker: PickingHost<Item, Pick>) {
    const { host } = picker;
    this.#picker = picker;
    this.#picking = new LazyModule(
      () => host.requestUpdate(),
      async () => {
        const { picking } = await import('../tray/late-tray.js');
        return picking(picker);
      },
    );
  }

  /** The status of the pick. */
  get status(): PickStatus {
    return this.#picking.ready?.maker.status ?? 'idle';
  }

  /** Cancels a pick in progress. */
  reset(): void {
    this.#picking.ready?.maker.reset();
  }

  /** The details of an item. Undefined if they were not requested yet. */
  of(id: string): Detail<Item> | undefined {
    return this.#picking.ready?.details.of(id);
  }

  /** Fetches the unknown details of `ids`, if there is a connection. */
  readonly load = (ids: readonly string[]): void => {
    const { ready } = this.#picking;
    if (ids.length === 0 || !this.#picker.access.client) return;
    if (ready) ready.details.load(ids);
    // Some browsers never retry a module that failed to load, so nothing is loaded while offline.
    else if (navigator.onLine)
      this.#picking.load().then(
        () => this.load(ids),
        () => undefined,
      );
  };

  /** Fetches the details of `ids` that failed again. */
  retry(ids: readonly string[]): void {
    this.#picking.ready?.details.retry(ids);
  }

  /** Sets the details of an item, for example after a change. */
  put(id: string, item: Item): void {
    this.#picking.ready?.details.put(id, item);
  }

  /** Aborts the requests in progress. Details that are known stay. */
  stop(): void {
    this.#picking.ready?.details.stop();
  }

  /** Clears all details, and aborts the requests in progress. */
  clear(): void {
    this.#picking.ready?.details.clear();
  }

  /** Makes a pick of the selection and dispatches it. */
  readonly confirm = async (): Promise<void> => {
    const { feedback, words } = this.#picker;
    const picking = await this.#picking.load().catch(() => undefined);
    if (picking) await picking.confirm();
    else feedback.reject(words.confirmFailed);
  };
}
