import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PickerClient } from '../../api/assets/picker-client.js';
import { Backoff } from '../../core/backoff.js';
import { takePictureTurn } from '../../core/picture-turn.js';
import type { Asset } from '../../model/asset/asset.js';
import { BlockedPictures, isBlocked } from '../notices/blocked-pictures.js';
import type { PickerContext } from '../picker/picker-context.js';
import { refreshedThumbnails, thumbnailsOf } from '../results/thumbnail.js';
import type { PreviewHost } from './preview-host.js';

/** How long failed pictures are collected for one request, in milliseconds. */
const batchDelayMs = 500;
/** The tolerated difference between the clocks of user and service, in milliseconds. */
const expiryMarginMs = 60_000;
/** The maximum page size of a search. */
const maxPageSize = 100;

/**
 * Fetches new URLs for thumbnails whose URLs have expired: for each asset at once, then at most
 * once a minute, with pauses that double. One search fetches all URLs of a screen. Pictures that
 * the page's policy blocks are ignored.
 */
export class ThumbnailRefresh implements ReactiveController {
  readonly #page: PreviewHost;
  readonly #picker: PickerContext<Asset>;
  readonly #backoff = new Backoff();
  /** Pictures that did not load, by asset. */
  readonly #failed = new Map<string, HTMLImageElement>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = new AbortController();

  constructor(page: PreviewHost, picker: PickerContext<Asset>) {
    this.#page = page;
    this.#picker = picker;
    page.host.addController(this);
    for (const failed of picker.root.querySelectorAll('img[hidden]')) this.add(failed);
  }

  /** Handles a picture that did not load. */
  add(target: EventTarget | null): void {
    if (!(target instanceof HTMLImageElement)) return;
    const { src } = target;
    for (const asset of this.#assets()) {
      const failed = thumbnailsOf(asset).find(({ url }) => url === src);
      if (!failed) continue;
      // If the URL has not expired, a new URL would not help.
      if ((failed.validUntil ?? Infinity) > Date.now() + expiryMarginMs) return;
      this.#failed.set(asset.id, target);
      this.#schedule();
      return;
    }
  }

  hostConnected(): void {
    this.#schedule();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#left.abort();
    this.#left = new AbortController();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#failed.size === 0) return;
    const due = Math.min(...[...this.#failed.keys()].map((id) => this.#backoff.dueAt(id)));
    const wait = Math.max(batchDelayMs, due - performance.now());
    this.#timer = setTimeout(() => void this.#refresh(), wait);
  }

  async #refresh(): Promise<void> {
    const now = performance.now();
    const due = new Map<string, HTMLImageElement>();
    for (const [id, image] of this.#failed) {
      if (this.#backoff.dueAt(id) > now) continue;
      if (!image.isConnected || !image.hidden || isBlocked(image.src)) this.#failed.delete(id);
      else due.set(id, image);
    }
    for (const id of due.keys()) this.#backoff.record(id, now);
    this.#schedule();
    const client = this.#page.client();
    if (!client || due.size === 0) return;
    try {
      const { signal } = this.#left;
      const found = await this.#search(client, [...due.values()], signal);
      for (const id of due.keys()) {
        const fresh = found.get(id) ?? (await client.getAsset(id, { signal }));
        await takePictureTurn(signal);
        this.#put(fresh);
      }
    } catch {
      // The icons stay until the next attempt.
    }
  }

  /**
   * Fetches the assets of `images`: with one search if they are in the list and there are several.
   */
  async #search(
    client: PickerClient,
    images: readonly HTMLImageElement[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, Asset>> {
    const places = images.flatMap((image) => {
      const index = image.closest<HTMLElement>('[data-index]')?.dataset['index'];
      return index === undefined ? [] : Number(index);
    });
    const offset = Math.min(...places);
    const limit = Math.max(...places) - offset + 1;
    const isReached = limit <= maxPageSize && offset + limit <= client.maxOffset;
    if (places.length < 2 || !isReached) return new Map();
    const search = { query: this.#page.query(), offset, limit };
    const { items } = await client.searchAssets(search, { signal });
    return new Map(items.map((asset) => [asset.id, asset]));
  }

  #put({ id, thumbnails }: Asset): void {
    for (const asset of this.#assets()) {
      if (asset.id === id) refreshedThumbnails.set(asset, thumbnails);
    }
    this.#page.host.requestUpdate();
  }

  /** Every asset that may be visible, as often as it is stored. */
  #assets(): readonly Asset[] {
    const { list, selection } = this.#picker;
    const found = list.items();
    const chosen = selection.items.flatMap(({ item }) => item ?? []);
    const ids = new Set([...found, ...selection.items].map(({ id }) => id));
    const detailed = [...ids].flatMap((id) => {
      const detail = this.#picker.details.of(id);
      return detail?.status === 'ready' ? [detail.item] : [];
    });
    return [...detailed, ...chosen, ...found];
  }
}

/** Finds out why pictures, videos and sounds of a picker fail, in the file that loads with the first. */
export function explainFailures(host: ReactiveControllerHost, root: ShadowRoot): BlockedPictures {
  return new BlockedPictures(host, root);
}
