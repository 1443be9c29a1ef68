import { LazyModule } from '../../core/lazy-module.js';
import type { Detail } from '../../core/pick/details-store.js';
import type { PickStatus } from '../../core/pick/pick-maker.js';
import type { Picking, PickingHost } from '../tray/picking.js';
import type { Identified } from './picker-kind.js';

/**
 * Details of selected items and the pick made of them, which the first results do not need: their
 * code loads when details are wanted, or with the first pick. Until then nothing is known.
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

  /** How far making the pick has come. */
  get status(): PickStatus {
    return this.#picking.ready?.maker.status ?? 'idle';
  }

  /** Cancels a pick that is being made. */
  reset(): void {
    this.#picking.ready?.maker.reset();
  }

  /** What is known of an item; undefined if its details were not asked for yet. */
  of(id: string): Detail<Item> | undefined {
    return this.#picking.ready?.details.of(id);
  }

  /** Fetches those details of `ids` that are unknown, where there is a way to the service. */
  readonly want = (ids: readonly string[]): void => {
    const { ready } = this.#picking;
    if (ids.length === 0 || !this.#picker.access.client) return;
    if (ready) ready.details.want(ids);
    // What could not be loaded offline some browsers never load again.
    else if (navigator.onLine)
      this.#picking.load().then(
        () => this.want(ids),
        () => undefined,
      );
  };

  /** Fetches those of `ids` that failed again. */
  retry(ids: readonly string[]): void {
    this.#picking.ready?.details.retry(ids);
  }

  /** Takes over what is known from elsewhere, for example after a change. */
  put(id: string, item: Item): void {
    this.#picking.ready?.details.put(id, item);
  }

  /** Aborts what is under way. What is known stays. */
  stop(): void {
    this.#picking.ready?.details.stop();
  }

  /** Forgets everything, and aborts what is under way. */
  forget(): void {
    this.#picking.ready?.details.forget();
  }

  /** Makes a pick of what is selected, and hands it over. */
  readonly confirm = async (): Promise<void> => {
    const { feedback, words } = this.#picker;
    const picking = await this.#picking.load().catch(() => undefined);
    if (picking) await picking.confirm();
    else feedback.reject(words.confirmFailed);
  };
}
