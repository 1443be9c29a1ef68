/** The number of rows rendered beyond the visible ones, on either side. */
const overscanRows = 2;
/** The maximum number of rendered cells, even if the host makes the list very tall. */
const maxCells = 120;
/** The assumed row height in pixels until a row has been measured. */
const estimatedRowPx = 150;

/**
 * The layout of a list in rows, read from the element that contains the rows and from its scroll
 * container.
 */
export class GridLayout {
  columns = 1;
  /** The distance between the tops of two rows, in pixels; 0 while unknown. */
  pitch = 0;
  /** The visible height of the list, in pixels. */
  height = 0;
  count = 0;
  /** The height of the content above and below the rows, in pixels. */
  around = 0;

  #gap = 0;

  /** The number of visible cells. */
  get visibleCells(): number {
    return Math.min(
      Math.ceil(this.height / (this.pitch || estimatedRowPx)) * this.columns,
      maxCells,
    );
  }

  /** The number of fully visible rows. */
  get visibleRows(): number {
    return Math.max(1, Math.floor((this.height + this.#gap) / (this.pitch || estimatedRowPx)));
  }

  /** The height of the whole list, in pixels. */
  get fullHeight(): number {
    return Math.max(0, Math.ceil(this.count / this.columns) * this.pitch - this.#gap);
  }

  /**
   * Returns the rows to render at scroll position `at`. With `overscan`, includes some rows beyond
   * the visible ones.
   */
  rowsAt(at: number, overscan: boolean): number[] {
    const pitch = this.pitch || estimatedRowPx;
    const maxRows = Math.floor(maxCells / this.columns);
    // With overscan, there are as many rows at each position, so that elements are reused.
    const hidden = overscan ? pitch : at % pitch;
    const visible = Math.min(Math.ceil((hidden + this.height) / pitch), maxRows);
    const around = overscan ? Math.min(overscanRows, Math.floor((maxRows - visible) / 2)) : 0;
    const top = Math.max(0, Math.floor(at / pitch) - around);
    const rowsLeft = Math.ceil(this.count / this.columns) - top;
    return Array.from({ length: Math.min(visible + 2 * around, rowsLeft) }, (_, row) => top + row);
  }

  /** Returns the scroll position nearest to `at` at which an index is visible. */
  topFor(index: number, at: number): number {
    const top = this.topOf(index);
    return Math.min(Math.max(at, top + this.pitch - this.height), top);
  }

  /** Returns the first index of the row at scroll position `at`, rounded with `round`. */
  indexAt(at: number, round: (rows: number) => number): number {
    return this.pitch === 0 ? 0 : round(at / this.pitch) * this.columns;
  }

  /** Returns the top of the row that contains an index, in pixels. */
  topOf(index: number): number {
    return Math.floor(index / this.columns) * this.pitch;
  }

  /** Whether another layout has the same values. */
  matches({ columns, pitch, height, around }: GridLayout): boolean {
    const isAsHigh = pitch === this.pitch && height === this.height && around === this.around;
    return isAsHigh && columns === this.columns;
  }

  /**
   * Reads the layout. Returns false if there is none, for example because the element is hidden.
   */
  read(grid: HTMLElement, scroller: HTMLElement): boolean {
    const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
    const tracks = gridTemplateColumns.split('px').length - 1;
    const height = scroller.clientHeight;
    if (height === 0 || tracks === 0) return false;
    this.columns = tracks;
    this.height = height;
    this.#gap = Number.parseFloat(rowGap) || 0;
    this.around = scroller.scrollHeight - grid.offsetHeight;
    const row = grid.querySelector<HTMLElement>('[role=row], .blank');
    this.pitch = row ? row.offsetHeight + this.#gap : 0;
    return true;
  }
}
