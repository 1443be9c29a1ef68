import type { ChanceString } from '../oauth/chance-string.js';
import type { AssetSearch } from '../catalogue/catalogue.js';

/** A scrolling search under way. */
export interface Cursor {
  readonly id: string;
  /** What the next page is. Never asks for facets (section 4.2). */
  readonly next: AssetSearch;
}

const mostCursors = 1000;

/**
 * Remembers scrolling searches. A cursor keeps its id while it moves on, and lapses some seconds
 * after its last answer; only so many are kept.
 */
export class ScrollCursors {
  /** Life of a cursor after each answer. */
  readonly seconds: number;

  readonly #cursors = new Map<string, { readonly next: AssetSearch; readonly expires: number }>();
  readonly #chance: ChanceString;
  readonly #now: () => number;

  constructor(seconds: number, chance: ChanceString, now: () => number) {
    this.seconds = seconds;
    this.#chance = chance;
    this.#now = now;
  }

  /** A cursor that stands behind the page `search` asks for. */
  open(search: AssetSearch): Cursor {
    return this.#keep(this.#chance(40), search);
  }

  /** The cursor with this id, or undefined where it never was or has lapsed. */
  find(id: string): Cursor | undefined {
    const found = this.#cursors.get(id);
    if (!found || this.#now() >= found.expires) return undefined;
    return { id, next: found.next };
  }

  /** Moves a cursor behind the page it stood before. */
  advance({ id, next }: Cursor): Cursor {
    return this.#keep(id, next);
  }

  /** Forgets a cursor. */
  close({ id }: Cursor): void {
    this.#cursors.delete(id);
  }

  #keep(id: string, search: AssetSearch): Cursor {
    const next: AssetSearch = { ...search, offset: search.offset + search.limit, facets: [] };
    this.#cursors.delete(id);
    this.#cursors.set(id, { next, expires: this.#now() + this.seconds * 1000 });
    for (const oldest of this.#cursors.keys()) {
      if (this.#cursors.size <= mostCursors) break;
      this.#cursors.delete(oldest);
    }
    return { id, next };
  }
}
