import { assignSlots, type RowSlot } from './row-slots.js';
import { afterPaint } from './after-paint.js';
import { focusCell, hasFocus } from './grid-focus.js';
import type { ScrollActivity } from './scroll-activity.js';
import type { GridView } from './grid-view.js';
import type { GridOptions } from './grid-types.js';

/** Renders the rows of a view if they have changed, and keeps the focus. */
export class GridRenderer {
  readonly #draw: GridOptions['draw'];
  #slots: readonly RowSlot[] = [];
  #drawn = '';
  #hasOverscan = false;
  #isHeld = false;

  constructor(draw: GridOptions['draw']) {
    this.#draw = draw;
  }

  /** Keeps the current rows, as long as they fill the visible area, until the next paint. */
  hold(onPainted: () => void): void {
    this.#isHeld = true;
    void afterPaint().then(() => {
      this.#isHeld = false;
      onPainted();
    });
  }

  /** `force` renders even if the rows are the same, because the content of cells may have changed. */
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
    // The visible rows are painted first, rows beyond them later.
    const rows = canKeepRows
      ? known
      : layout.rowsAt(scale.at, (this.#hasOverscan ||= activity.idle));
    const focused = hasFocus(grid);
    const { columns, pitch } = layout;
    const { shift } = scale;
    const active = Math.floor(index / columns);
    const seen = rows.includes(active);
    // The focused row stays rendered, because otherwise the page would get the focus.
    if (focused && !seen) rows.push(active);
    const tabStop = focused || seen ? index : first;
    // Ends with a comma, so that no other place begins with it. The tab stop is not part of it: new
    // results move it to their first cell.
    const place = [rows, columns, pitch, shift, ''].join();
    const drawn = place + [tabStop, activity.idle].join();
    if (drawn === this.#drawn && !force) return;
    // New results are painted where they are visible before the rows around are rendered.
    const isSamePlace = activity.isNew && this.#drawn.startsWith(place);
    const current = isSamePlace ? layout.rowsAt(scale.at, false) : rows;
    this.#drawn = drawn;
    const slots = assignSlots(this.#slots, rows);
    const slotOrder = this.#slots.map(({ slot }) => slot);
    // While scrolling, rows keep the order of their elements, because moving an element requires
    // another layout.
    if (!activity.idle && slots.length <= slotOrder.length) {
      slots.sort((one, other) => slotOrder.indexOf(one.slot) - slotOrder.indexOf(other.slot));
    }
    this.#slots = slots;
    this.#draw(grid, { rows: slots, current, columns, pitch, shift, tabStop, pace: activity });
    // The focused element may now show another row.
    if (focused) focusCell(grid, index);
  }
}
