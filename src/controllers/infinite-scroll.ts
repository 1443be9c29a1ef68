import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How far ahead of what is seen the next page is asked for, in CSS pixels. */
const marginPx = 1200;

/**
 * Says when the end of a list comes near.
 *
 * It says so again after every render while the end stays near, so that a screen taller than a
 * page is filled too.
 */
export class InfiniteScroll implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #find: () => Element | null;
  readonly #onNear: () => void;
  #observer: IntersectionObserver | undefined;
  #observed: Element | null = null;

  /** `find` gives the element after the last item, once it is rendered. */
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
