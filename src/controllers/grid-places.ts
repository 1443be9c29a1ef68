import { afterPaint } from './after-paint.js';
import { GridLayout } from './grid-layout.js';

/**
 * Reads from the places that stand where the first results will be how these will be laid out, so
 * that they can be drawn at once when they come.
 */
export class GridPlaces {
  #places: HTMLElement | undefined;
  #layout: GridLayout | undefined;

  /** Looks at the places in `root`, where there are any, once they have been painted. */
  look(root: ParentNode): void {
    const places = root.querySelector<HTMLElement>('[data-places]');
    if (!places || places === this.#places) return;
    this.#places = places;
    void afterPaint().then(() => {
      const layout = new GridLayout();
      const isRead = layout.read(places, places.parentElement ?? places);
      if (places === this.#places && isRead) this.#layout = layout;
    });
  }

  /** Gives what was read, once: a list that comes later may find other surroundings. */
  take(): GridLayout | undefined {
    const layout = this.#layout;
    this.#layout = this.#places = undefined;
    return layout;
  }
}
