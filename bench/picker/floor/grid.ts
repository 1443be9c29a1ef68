import { fillCard, makeCard, type Card } from './cards.js';
import type { Item } from './service.js';

/** The options of the grid. */
export interface GridOptions {
  readonly itemAt: (index: number) => Item | undefined;
  /** Called with the visible range when scrolling ends. */
  readonly onShowRange: (first: number, last: number) => void;
}

const minCardWidth = 176;
const gap = 16;
const padding = 12;
const below = 50;
const scrollEndMs = 120;
const overscanRows = 2;

/** A virtual list, which only has elements for its visible items. */
export class Grid {
  readonly #scroller: HTMLElement;
  readonly #sheet: HTMLElement;
  readonly #options: GridOptions;
  readonly #chosen = new Set<string>();
  #cards: Card[] = [];
  #columns = 1;
  #width = 0;
  #pitch = 1;
  #count = 0;
  #tabStop = 0;
  #isScrollIdle = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(scroller: HTMLElement, options: GridOptions) {
    this.#scroller = scroller;
    this.#sheet = scroller.firstElementChild as HTMLElement;
    this.#options = options;
    scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    this.#sheet.addEventListener('click', ({ target }) => {
      const card = (target as Element).closest<HTMLElement>('.card');
      if (card) this.#choose(Number(card.dataset['index']));
    });
    this.#sheet.addEventListener('keydown', (event) => this.#move(event));
    new ResizeObserver(() => this.show(this.#count)).observe(scroller);
  }

  /** Resets the list to `count` items. */
  start(count: number): void {
    this.#scroller.scrollTop = 0;
    this.#tabStop = 0;
    this.show(count);
  }

  show(count: number): void {
    this.#count = count;
    const room = this.#scroller.clientWidth - 2 * gap;
    this.#columns = Math.max(1, Math.floor((room + gap) / (minCardWidth + gap)));
    this.#width = (room - gap * (this.#columns - 1)) / this.#columns;
    this.#pitch = Math.round((this.#width - padding) * 0.75) + padding + below + gap;
    this.#sheet.style.height = `${Math.ceil(count / this.#columns) * this.#pitch}px`;
    this.draw();
    this.#rest(32);
  }

  draw(): void {
    const { clientHeight, scrollTop } = this.#scroller;
    const top = Math.max(0, Math.floor(scrollTop / this.#pitch) - overscanRows);
    const rows = Math.ceil(clientHeight / this.#pitch) + 1 + 2 * overscanRows;
    const needed = rows * this.#columns;
    while (this.#cards.length < needed) {
      const card = makeCard();
      this.#cards.push(card);
      this.#sheet.append(card.root);
    }
    const first = top * this.#columns;
    for (let index = first; index < first + this.#cards.length; index += 1) {
      const card = this.#cards[index % this.#cards.length];
      if (card) this.#place(card, index, index - first < needed && index < this.#count);
    }
  }

  #place(card: Card, index: number, isShown: boolean): void {
    const { root } = card;
    root.hidden = !isShown;
    if (!isShown) return;
    card.index = index;
    root.dataset['index'] = String(index);
    root.tabIndex = index === this.#tabStop ? 0 : -1;
    const x = (index % this.#columns) * (this.#width + gap);
    const y = Math.floor(index / this.#columns) * this.#pitch;
    root.style.width = `${this.#width}px`;
    root.style.height = `${this.#pitch - gap}px`;
    root.style.transform = `translate(${x}px,${y}px)`;
    const item = this.#options.itemAt(index);
    root.ariaSelected = String(item !== undefined && this.#chosen.has(item.id));
    fillCard(card, item, this.#isScrollIdle);
  }

  #scrolled(): void {
    this.#isScrollIdle = false;
    this.draw();
    this.#rest(scrollEndMs);
  }

  #rest(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isScrollIdle = true;
      const first = Math.floor(this.#scroller.scrollTop / this.#pitch) * this.#columns;
      this.#options.onShowRange(first, Math.min(first + this.#cards.length, this.#count) - 1);
      this.draw();
    }, milliseconds);
  }

  #choose(index: number): void {
    const id = this.#options.itemAt(index)?.id;
    if (id === undefined) return;
    if (!this.#chosen.delete(id)) this.#chosen.add(id);
    this.#focus(index);
  }

  #move(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = {
      ...{ ArrowRight: 1, ArrowLeft: -1, ArrowDown: this.#columns, ArrowUp: -this.#columns },
    };
    const target = this.#tabStop + (steps[event.key] ?? 0);
    if (target === this.#tabStop || target < 0 || target >= this.#count) return;
    event.preventDefault();
    this.#focus(target);
  }

  #focus(index: number): void {
    this.#tabStop = index;
    this.draw();
    this.#cards.find((card) => card.index === index)?.root.focus();
  }
}
