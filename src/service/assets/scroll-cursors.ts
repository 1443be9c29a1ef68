import type { ChanceString } from '../oauth/chance-string.js';
import type { AssetSearch } from '../catalogue/catalogue.js';

/** A scrolling search under way. */
export interface Cursor {
  /** By which the search goes on. */
  readonly id: string;
  /** What the next page is. Never asks for facets (section 4.2). */
  readonly next: AssetSearch;
}

const mostCursors = 1000;

/** How cursors live. */
export interface CursorOptions {
  /** Life of a cursor after each answer. */
  readonly seconds: number;
  readonly chance: ChanceString;
  readonly now: () => number;
  /** Whether each answer names the search anew. The earlier names stay good. */
  readonly renames?: boolean;
}

interface Kept {
  readonly next: AssetSearch;
  readonly expires: number;
  /** How many answers there were. */
  readonly answers: number;
}

/**
 * Remembers scrolling searches. A cursor moves on from page to page and lapses some seconds after its
 * last answer; only so many are kept.
 */
export class ScrollCursors {
  readonly #cursors = new Map<string, Kept>();
  readonly #options: CursorOptions;

  constructor(options: CursorOptions) {
    this.#options = options;
  }

  /** Life of a cursor after each answer. */
  get seconds(): number {
    return this.#options.seconds;
  }

  /** A cursor that stands behind the page `search` asks for. */
  open(search: AssetSearch): Cursor {
    return this.#keep(this.#options.chance(40), search);
  }

  /** The cursor with this id, or undefined where it never was or has lapsed. */
  find(id: string): Cursor | undefined {
    const found = this.#cursors.get(keyOf(id));
    if (!found || this.#options.now() >= found.expires) return undefined;
    return { id, next: found.next };
  }

  /** Moves a cursor behind the page it stood before. */
  advance({ id, next }: Cursor): Cursor {
    return this.#keep(id, next);
  }

  /** Forgets a cursor. */
  close({ id }: Cursor): void {
    this.#cursors.delete(keyOf(id));
  }

  #keep(id: string, search: AssetSearch): Cursor {
    const next: AssetSearch = { ...search, offset: search.offset + search.limit, facets: [] };
    const { now, renames = false } = this.#options;
    const key = keyOf(id);
    const answers = (this.#cursors.get(key)?.answers ?? 0) + 1;
    this.#cursors.delete(key);
    this.#cursors.set(key, { next, expires: now() + this.seconds * 1000, answers });
    for (const oldest of this.#cursors.keys()) {
      if (this.#cursors.size <= mostCursors) break;
      this.#cursors.delete(oldest);
    }
    return { id: renames ? `${key}-${answers}` : key, next };
  }
}

/** What all names of one search begin with: letters and digits. */
function keyOf(id: string): string {
  return id.replace(/-\d+$/, '');
}
