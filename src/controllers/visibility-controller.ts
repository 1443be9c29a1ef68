import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Asks for what is seen of a list, and for nothing else of it. */
export class VisibilityController implements ReactiveController {
  readonly #find: () => Iterable<HTMLElement>;
  readonly #want: (ids: readonly string[]) => void;
  readonly #seen = new Map<HTMLElement, string>();
  #observed: ReadonlySet<HTMLElement> = new Set();
  #observer: IntersectionObserver | undefined;

  /** `find` gives the elements that stand for something; each says for what in `data-item-id`. */
  constructor(
    host: ReactiveControllerHost,
    find: () => Iterable<HTMLElement>,
    want: (ids: readonly string[]) => void,
  ) {
    this.#find = find;
    this.#want = want;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#observed = new Set();
    this.#seen.clear();
  }

  hostUpdated(): void {
    // The pages of some unit tests have no observers, and nothing to see either.
    if (!('IntersectionObserver' in window)) return;
    const found = new Set(this.#find());
    for (const element of this.#observed) {
      if (found.has(element)) continue;
      this.#observer?.unobserve(element);
      this.#seen.delete(element);
    }
    for (const element of found) {
      if (this.#observed.has(element)) continue;
      this.#observer ??= new IntersectionObserver((entries) => this.#look(entries));
      this.#observer.observe(element);
    }
    this.#observed = found;
    // What was known may have been forgotten since.
    if (this.#seen.size > 0) this.#want([...this.#seen.values()]);
  }

  #look(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const element = target as HTMLElement;
      if (isIntersecting) this.#seen.set(element, element.dataset['itemId'] ?? '');
      else this.#seen.delete(element);
    }
    this.#want([...this.#seen.values()]);
  }
}
