import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Items this near to the window count as visible: scrolling shows them next. */
const rootMargin = '50%';

/** Reports the visible items of a list. */
export class VisibilityController implements ReactiveController {
  readonly #find: () => Iterable<HTMLElement>;
  readonly #load: (ids: readonly string[]) => void;
  readonly #seen = new Map<HTMLElement, string>();
  #observed: ReadonlySet<HTMLElement> = new Set();
  #observer: IntersectionObserver | undefined;

  /** `find` returns the elements of the items. Each has the id of its item in `data-item`. */
  constructor(
    host: ReactiveControllerHost,
    find: () => Iterable<HTMLElement>,
    load: (ids: readonly string[]) => void,
  ) {
    this.#find = find;
    this.#load = load;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#observed = new Set();
    this.#seen.clear();
  }

  hostUpdated(): void {
    // Unit tests of some pages have no `IntersectionObserver`.
    if (!('IntersectionObserver' in window)) return;
    const found = new Set(this.#find());
    for (const element of this.#observed) {
      if (found.has(element)) continue;
      this.#observer?.unobserve(element);
      this.#seen.delete(element);
    }
    for (const element of found) {
      if (this.#observed.has(element)) continue;
      this.#observer ??= new IntersectionObserver((entries) => this.#onIntersection(entries), {
        rootMargin,
      });
      this.#observer.observe(element);
    }
    this.#observed = found;
    // The details may have been cleared since.
    if (this.#seen.size > 0) this.#load([...this.#seen.values()]);
  }

  #onIntersection(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const element = target as HTMLElement;
      if (isIntersecting) this.#seen.set(element, element.dataset['item'] ?? '');
      else this.#seen.delete(element);
    }
    this.#load([...this.#seen.values()]);
  }
}
