/** How near to the edge of a list the mouse makes it scroll, in pixels. */
const edgePx = 32;
/** How fast it scrolls, in pixels a second for each pixel of nearness. */
const speed = 40;
/** A frame that took longer counts as so many milliseconds. */
const longest = 250;

/** Where a mouse is, in the window. */
type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/**
 * A box over a grid of which only a part is drawn. It is held in the places of the list, so that it
 * stays where it began while the list is scrolled.
 */
export class MarqueeBox {
  readonly #grid: HTMLElement;
  readonly #scroller: Element;
  readonly #onCover: (places: readonly number[]) => void;
  readonly #drawn = document.createElement('div');
  /** From the top of one row to that of the next, in pixels. */
  readonly #pitch: number;
  readonly #from: readonly [x: number, y: number];
  #at: Point;
  #frame = 0;

  constructor(
    grid: HTMLElement,
    scroller: Element,
    from: Point,
    onCover: (places: readonly number[]) => void,
  ) {
    this.#grid = grid;
    this.#scroller = scroller;
    this.#onCover = onCover;
    this.#at = from;
    this.#pitch = (this.#row?.offsetHeight ?? 0) + (parseFloat(getComputedStyle(grid).rowGap) || 0);
    this.#from = this.#placed(from);
    this.#drawn.className = 'marquee';
    this.#drawn.ariaHidden = 'true';
    grid.append(this.#drawn);
  }

  moveTo(at: Point): void {
    this.#at = at;
    this.#draw();
    cancelAnimationFrame(this.#frame);
    const before = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#scroll(now - before));
  }

  remove(): void {
    cancelAnimationFrame(this.#frame);
    this.#drawn.remove();
  }

  /** A row that is drawn, and full where there is one that is. */
  get #row(): HTMLElement | undefined {
    const rows = [...this.#grid.querySelectorAll<HTMLElement>('[role=row]')];
    const across = Number(this.#grid.ariaColCount);
    return rows.find(({ childElementCount }) => childElementCount === across) ?? rows[0];
  }

  /** A point in the list as a whole: from its start edge, and below its first row. */
  #placed({ clientX, clientY }: Point): readonly [x: number, y: number] {
    return [clientX - this.#grid.getBoundingClientRect().left, clientY - this.#top];
  }

  /** Where in the window the first row of the list is, or would be. */
  get #top(): number {
    const row = this.#row;
    if (!row) return 0;
    const place = Number(row.ariaRowIndex) - 1;
    return row.getBoundingClientRect().top - place * this.#pitch;
  }

  #draw(): void {
    const [x, y] = this.#placed(this.#at);
    const [left, right] = [this.#from[0], x].sort((one, other) => one - other) as [number, number];
    const [top, bottom] = [this.#from[1], y].sort((one, other) => one - other) as [number, number];
    const { style } = this.#drawn;
    style.left = `${left}px`;
    style.top = `${this.#top + top - this.#grid.getBoundingClientRect().top}px`;
    style.width = `${right - left}px`;
    style.height = `${bottom - top}px`;
    this.#onCover(this.#covered(left, right, top, bottom));
  }

  #covered(left: number, right: number, top: number, bottom: number): readonly number[] {
    const row = this.#row;
    if (!row || this.#pitch === 0) return [];
    const start = this.#grid.getBoundingClientRect().left;
    const columns = [...row.children].flatMap((cell, column) => {
      const box = cell.getBoundingClientRect();
      return box.left - start < right && box.right - start > left ? [column] : [];
    });
    const first = Math.max(0, Math.floor((top + this.#pitch - row.offsetHeight) / this.#pitch));
    const end = Math.min(Math.ceil(bottom / this.#pitch), Number(this.#grid.ariaRowCount));
    const across = Number(this.#grid.ariaColCount);
    return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index).flatMap(
      (each) => columns.map((column) => each * across + column),
    );
  }

  /** Goes on by itself while the mouse rests near an edge. */
  #scroll(passed: number): void {
    const { top, bottom } = this.#scroller.getBoundingClientRect();
    const { clientY } = this.#at;
    const above = Math.min(edgePx, Math.max(0, top + edgePx - clientY));
    const below = Math.min(edgePx, Math.max(0, clientY - bottom + edgePx));
    if (above === below) return;
    const seconds = Math.min(Math.max(passed, 0), longest) / 1000;
    this.#scroller.scrollTop += Math.round((below - above) * speed * seconds);
    this.#draw();
    const before = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#scroll(now - before));
  }
}
