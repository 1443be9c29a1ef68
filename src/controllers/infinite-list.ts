import type { ReactiveControllerHost } from 'lit';
import { RovingController } from './roving-controller.js';
import { InfiniteScroll } from './infinite-scroll.js';

/** A list that is rendered completely and grows at its end, with one tab stop. */
export class InfiniteList extends RovingController {
  readonly #root: () => ParentNode;

  /** `onNear` is called when the end of the list is close to the visible area. */
  constructor(
    host: ReactiveControllerHost & { readonly renderRoot: ParentNode },
    onNear: () => void,
  ) {
    super(host, () => [...host.renderRoot.querySelectorAll<HTMLElement>('[data-index]')]);
    this.#root = () => host.renderRoot;
    new InfiniteScroll(host, () => host.renderRoot.querySelector('.end'), onNear);
  }

  /** Scrolls to the start. */
  rewind(): void {
    this.focusOn(0, false);
    this.#root().querySelector('.scroll')?.scrollTo({ top: 0 });
  }
}
