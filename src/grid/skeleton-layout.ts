import { afterPaint } from './after-paint.js';
import { GridLayout } from './grid-layout.js';

/**
 * Reads from the places that stand where the first results will be how these will be laid out, so
 * that they can be drawn at once when they come.
 */
export class SkeletonLayout {
  #places: HTMLElement | undefined;
  #layout: GridLayout | undefined;
  /** The classes of the places when they were read. */
  #read = '';

  /** Looks at the places in `root`, where there are any, once they have been painted. */
  look(root: ParentNode): void {
    const places = root.querySelector<HTMLElement>('[data-places]');
    if (!places || (places === this.#places && places.className === this.#read)) return;
    this.#places = places;
    const read = (this.#read = places.className);
    void afterPaint().then(() => {
      const layout = new GridLayout();
      const isRead = layout.read(places, places.parentElement ?? places);
      if (places === this.#places && read === this.#read && isRead) this.#layout = layout;
    });
  }

  /** Gives what was read for `grid`, once: one that comes later may find other surroundings. */
  take(grid: Element): GridLayout | undefined {
    const layout = grid.className === this.#read ? this.#layout : undefined;
    this.#layout = this.#places = undefined;
    return layout;
  }
}
