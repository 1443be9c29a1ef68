/** Rows drawn beyond what is seen, on either side. */
const overscanRows = 2;
/** No more cells are drawn at once, however tall the host makes the list. */
const maxCells = 120;
/** How tall a row is taken to be until one has been measured, in pixels. */
const estimatedRowPx = 150;

/** How a list is laid out in rows, read from the element that holds them and the one that scrolls. */
export class GridLayout {
  columns = 1;
  /** From the top of one row to that of the next, in pixels; 0 while that is unknown. */
  pitch = 0;
  /** How much of the list is seen, in pixels. */
  height = 0;
  count = 0;
  /** What stands above and below the rows, in pixels. */
  around = 0;

  #gap = 0;

  /** Cells that are seen at once. */
  get visibleCells(): number {
    return Math.min(
      Math.ceil(this.height / (this.pitch || estimatedRowPx)) * this.columns,
      maxCells,
    );
  }

  /** Rows that are seen whole. */
  get visibleRows(): number {
    return Math.max(1, Math.floor((this.height + this.#gap) / (this.pitch || estimatedRowPx)));
  }

  /** How tall the whole list is, in pixels. */
  get fullHeight(): number {
    return Math.max(0, Math.ceil(this.count / this.columns) * this.pitch - this.#gap);
  }

  /** The rows to draw where the list is scrolled to `at`; `more` for some beyond what is seen. */
  rowsAt(at: number, overscan: boolean): number[] {
    const pitch = this.pitch || estimatedRowPx;
    const maxRows = Math.floor(maxCells / this.columns);
    const visible = Math.min(Math.ceil(this.height / pitch) + 1, maxRows);
    const around = overscan ? Math.min(overscanRows, Math.floor((maxRows - visible) / 2)) : 0;
    const top = Math.max(0, Math.floor(at / pitch) - around);
    const wantedRows = visible + 2 * around;
    const rowsLeft = Math.ceil(this.count / this.columns) - top;
    return Array.from(
      { length: Math.max(0, Math.min(wantedRows, rowsLeft)) },
      (_, row) => top + row,
    );
  }

  /** Where the list has to be scrolled to for a place to be seen, no further than needed. */
  topFor(index: number, at: number): number {
    const top = this.topOf(index);
    return Math.min(Math.max(at, top + this.pitch - this.height), top);
  }

  /** The first place of the row that `round` leads to where the list is scrolled to `at`. */
  indexAt(at: number, round: (rows: number) => number): number {
    return this.pitch === 0 ? 0 : round(at / this.pitch) * this.columns;
  }

  /** Where the row of a place begins. */
  topOf(index: number): number {
    return Math.floor(index / this.columns) * this.pitch;
  }

  /** Whether rows stand where another layout has them. */
  matches({ columns, pitch, height, around }: GridLayout): boolean {
    const isAsHigh = pitch === this.pitch && height === this.height && around === this.around;
    return isAsHigh && columns === this.columns;
  }

  /** False where there is no layout to be read, as of an element that is not shown. */
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
