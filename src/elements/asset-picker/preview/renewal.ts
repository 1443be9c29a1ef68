import type { ReactiveController } from 'lit';
import type { Asset } from '../../../model/asset.js';
import type { Chooser } from '../../shared/choosing.js';
import { renewed, thumbnailsOf } from '../thumbnail.js';
import type { Looker } from './looker.js';

/** How many are asked for at once. */
const lanes = 4;
/** How far the clocks of the person and the service may be apart, in milliseconds. */
const slack = 60_000;

/**
 * Asks again for the addresses of pictures that no longer load because they have lapsed: once for
 * each time that one lapses. Where the new ones do not load either, the drawing stays.
 */
export class Renewal implements ReactiveController {
  readonly #looker: Looker;
  readonly #chooser: Chooser<Asset>;
  /** When each was asked for, in milliseconds since 1970. */
  readonly #asked = new Map<string, number>();
  readonly #lanes: Promise<void>[] = [];
  #left = new AbortController();

  constructor(looker: Looker, chooser: Chooser<Asset>) {
    this.#looker = looker;
    this.#chooser = chooser;
    looker.host.addController(this);
    // Pictures tell of failure only to those above them that listen on the way down.
    chooser.root.addEventListener('error', ({ target }) => this.#onError(target), true);
    for (const failed of chooser.root.querySelectorAll('img[hidden]')) this.#onError(failed);
  }

  hostDisconnected(): void {
    this.#left.abort();
    this.#left = new AbortController();
  }

  #onError(target: EventTarget | null): void {
    if (!(target instanceof HTMLImageElement)) return;
    const { src } = target;
    const asset = this.#assets().find((each) => thumbnailsOf(each).some(({ url }) => url === src));
    if (!asset) return;
    const { id } = asset;
    const until = thumbnailsOf(asset).find(({ url }) => url === src)?.validUntil;
    const asked = this.#asked.get(id) ?? -Infinity;
    // One that was past its time when it came would be so again.
    if (until === undefined || until > Date.now() + slack || until <= asked) return;
    this.#asked.set(id, Date.now());
    const lane = this.#asked.size % lanes;
    const before = this.#lanes[lane] ?? Promise.resolve();
    this.#lanes[lane] = before.then(() => this.#renew(id));
  }

  async #renew(id: string): Promise<void> {
    const { host, fetch } = this.#looker;
    const { details } = this.#chooser;
    try {
      const { signal } = this.#left;
      const fresh = await fetch(id, signal);
      if (!fresh || signal.aborted) return;
      for (const asset of this.#assets()) {
        if (asset.id === id) renewed.set(asset, fresh.thumbnails);
      }
      if (details.of(id)?.status === 'ready') details.put(id, fresh);
      host.requestUpdate();
    } catch {
      // The drawing stays.
    }
  }

  /** Every asset that may be seen, each as often as it is held. */
  #assets(): readonly Asset[] {
    const { known, selection } = this.#chooser;
    const found = known();
    const chosen = selection.chosen.flatMap(({ item }) => item ?? []);
    const ids = new Set([...found, ...selection.chosen].map(({ id }) => id));
    const detailed = [...ids].flatMap((id) => {
      const detail = this.#chooser.details.of(id);
      return detail?.status === 'ready' ? [detail.item] : [];
    });
    return [...detailed, ...chosen, ...found];
  }
}
