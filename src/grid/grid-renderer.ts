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
  #spread = false;
  #held = false;

  constructor(draw: GridOptions['draw']) {
    this.#draw = draw;
  }

  /** Leaves the rows as they are, while they fill what is seen, until that has been painted. */
  hold(goOn: () => void): void {
    this.#held = true;
    void afterPaint().then(() => {
      this.#held = false;
      goOn();
    });
  }

  /** `anew` where what the cells show may have changed. */
  draw(
    view: GridView,
    { index }: { readonly index: number },
    pace: ScrollActivity,
    anew: boolean,
  ): void {
    const { grid, first, layout, scale } = view;
    const known = this.#slots.map(({ row }) => row);
    const stays = this.#held && layout.rowsAt(scale.at, false).every((row) => known.includes(row));
    // What is seen is painted first.
    const rows = stays ? known : layout.rowsAt(scale.at, (this.#spread ||= pace.idle));
    const focused = hasFocus(grid);
    const { columns, pitch } = layout;
    const { shift } = scale;
    const active = Math.floor(index / columns);
    const seen = rows.includes(active);
    // What has the focus stays, or the focus would fall to the page.
    if (focused && !seen) rows.push(active);
    const tabStop = focused || seen ? index : first;
    const drawn = [rows, columns, pitch, shift, tabStop, pace.idle].join();
    if (drawn === this.#drawn && !anew) return;
    this.#drawn = drawn;
    const slots = assignSlots(this.#slots, rows);
    const stand = this.#slots.map(({ slot }) => slot);
    // What flies past is drawn where its elements stand: to move one costs a layout.
    if (!pace.idle && slots.length <= stand.length) {
      slots.sort((one, other) => stand.indexOf(one.slot) - stand.indexOf(other.slot));
    }
    this.#slots = slots;
    this.#draw(grid, { rows: this.#slots, columns, pitch, shift, tabStop, pace });
    // Its elements may have gone to another row.
    if (focused) focusCell(grid, index);
  }
}
