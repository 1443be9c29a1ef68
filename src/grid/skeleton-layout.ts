import { afterPaint } from './after-paint.js';
import { GridLayout } from './grid-layout.js';

/**
 * Reads the layout of the skeleton that is shown before the first results, so that the results can
 * be rendered at once.
 */
export class SkeletonLayout {
  #skeleton: HTMLElement | undefined;
  #layout: GridLayout | undefined;
  /** The class names of the skeleton when it was read. */
  #readClasses = '';

  /** Reads the skeleton in `root`, if there is one, after it has been painted. */
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

  /**
   * Returns the layout that was read for `grid`, only once: a later grid may have another layout.
   */
  take(grid: Element): GridLayout | undefined {
    const layout = grid.className === this.#readClasses ? this.#layout : undefined;
    this.#layout = this.#skeleton = undefined;
    return layout;
  }
}
