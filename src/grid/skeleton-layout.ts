import { afterPaint } from './after-paint.js';
import { GridLayout } from './grid-layout.js';

/**
 * Reads from the places that stand where the first results will be how these will be laid out, so
 * that they can be drawn at once when they come.
 */
export class SkeletonLayout {
  #skeleton: HTMLElement | undefined;
  #layout: GridLayout | undefined;
  /** The classes of the places when they were read. */
  #readClasses = '';

  /** Looks at the places in `root`, where there are any, once they have been painted. */
  measure(root: ParentNode): void {
    const skeleton = root.querySelector<HTMLElement>('[data-places]');
    if (!skeleton || (skeleton === this.#skeleton && skeleton.className === this.#readClasses))
      return;
    this.#skeleton = skeleton;
    const read = (this.#readClasses = skeleton.className);
    void afterPaint().then(() => {
      const layout = new GridLayout();
      const isRead = layout.read(skeleton, skeleton.parentElement ?? skeleton);
      if (skeleton === this.#skeleton && read === this.#readClasses && isRead)
        this.#layout = layout;
    });
  }

  /** Gives what was read for `grid`, once: one that comes later may find other surroundings. */
  take(grid: Element): GridLayout | undefined {
    const layout = grid.className === this.#readClasses ? this.#layout : undefined;
    this.#layout = this.#skeleton = undefined;
    return layout;
  }
}
