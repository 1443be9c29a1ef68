import { assignSlots, type RowSlot } from './row-slots.js';
import { afterPaint } from './after-paint.js';
import { focusCell, hasFocus } from './grid-focus.js';
import type { ScrollActivity } from './scroll-activity.js';
import type { GridView } from './grid-view.js';
import type { GridOptions } from './grid-types.js';

/** Draws what a view shows where that is anything new, and keeps the focus where it is. */
export class GridRenderer {
  readonly #draw: GridOptions['draw'];
  #slots: readonly RowSlot[] = [];
  #drawn = '';
  #hasOverscan = false;
  #isHeld = false;

  constructor(draw: GridOptions['draw']) {
    this.#draw = draw;
  }

  /** Leaves the rows as they are, while they fill what is seen, until that has been painted. */
  hold(onPainted: () => void): void {
    this.#isHeld = true;
    void afterPaint().then(() => {
      this.#isHeld = false;
      onPainted();
    });
  }

  /** `anew` where what the cells show may have changed. */
  draw(
    view: GridView,
    { index }: { readonly index: number },
    activity: ScrollActivity,
    force: boolean,
  ): void {
    const { grid, first, layout, scale } = view;
    const known = this.#slots.map(({ row }) => row);
    const canKeepRows =
      this.#isHeld && layout.rowsAt(scale.at, false).every((row) => known.includes(row));
    // What is seen is painted first.
    const rows = canKeepRows
      ? known
      : layout.rowsAt(scale.at, (this.#hasOverscan ||= activity.idle));
    const focused = hasFocus(grid);
    const { columns, pitch } = layout;
    const { shift } = scale;
    const active = Math.floor(index / columns);
    const seen = rows.includes(active);
    // What has the focus stays, or the focus would fall to the page.
    if (focused && !seen) rows.push(active);
    const tabStop = focused || seen ? index : first;
    const drawn = [rows, columns, pitch, shift, tabStop, activity.idle].join();
    if (drawn === this.#drawn && !force) return;
    this.#drawn = drawn;
    const slots = assignSlots(this.#slots, rows);
    const slotOrder = this.#slots.map(({ slot }) => slot);
    // What flies past is drawn where its elements stand: to move one costs a layout.
    if (!activity.idle && slots.length <= slotOrder.length) {
      slots.sort((one, other) => slotOrder.indexOf(one.slot) - slotOrder.indexOf(other.slot));
    }
    this.#slots = slots;
    this.#draw(grid, { rows: this.#slots, columns, pitch, shift, tabStop, pace: activity });
    // Its elements may have gone to another row.
    if (focused) focusCell(grid, index);
  }
}
