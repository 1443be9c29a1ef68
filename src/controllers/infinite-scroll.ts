import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The distance from the end of the list at which the next page is requested, in CSS pixels. */
const marginPx = 1200;

/**
 * Calls `onNear` when the end of a list is close to the visible area.
 *
 * It calls `onNear` again after every render while the end stays close, so that a screen taller
 * than a page is filled too.
 */
export class InfiniteScroll implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #find: () => Element | null;
  readonly #onNear: () => void;
  #observer: IntersectionObserver | undefined;
  #observed: Element | null = null;

  /** `find` returns the element after the last item, once it is rendered. */
  constructor(host: ReactiveControllerHost, find: () => Element | null, onNear: () => void) {
    this.#host = host;
    this.#find = find;
    this.#onNear = onNear;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#observed = null;
  }

  hostUpdated(): void {
    const sentinel = this.#find();
    this.#observer?.disconnect();
    this.#observed = sentinel;
    if (!sentinel) return;
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting && entry.target === this.#observed)) {
          this.#onNear();
        }
      },
      { root: sentinel.parentElement, rootMargin: `${marginPx}px 0px` },
    );
    this.#observer.observe(sentinel);
  }
}
