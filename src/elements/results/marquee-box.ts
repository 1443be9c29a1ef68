/** The distance from the edge of the list within which the mouse scrolls it, in pixels. */
const edgePx = 32;
/** The scroll speed, in pixels per second for each pixel closer to the edge. */
const speed = 40;
/** The maximum duration of a frame that is taken into account, in milliseconds. */
const longest = 250;

/** The position of a mouse in the viewport. */
type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/**
 * A selection rectangle over a grid that is only partly rendered. Its coordinates are those of the
 * list, so that its start moves with the list while it scrolls.
 */
export class MarqueeBox {
  readonly #grid: HTMLElement;
  readonly #scroller: Element;
  readonly #onCover: (places: readonly number[]) => void;
  readonly #drawn = document.createElement('div');
  /** The distance between the tops of two rows, in pixels. */
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

  /** A rendered row, preferably a full one. */
  get #row(): HTMLElement | undefined {
    const rows = [...this.#grid.querySelectorAll<HTMLElement>('[role=row]')];
    const across = Number(this.#grid.ariaColCount);
    return rows.find(({ childElementCount }) => childElementCount === across) ?? rows[0];
  }

  /** A point in the list: distance from its start edge and from its first row. */
  #placed({ clientX, clientY }: Point): readonly [x: number, y: number] {
    return [clientX - this.#grid.getBoundingClientRect().left, clientY - this.#top];
  }

  /** The viewport position of the first row, even if it is not rendered. */
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

  /** Continues scrolling while the mouse rests near an edge. */
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
