import type { ChanceString } from '../oauth/chance-string.js';
import type { AssetSearch } from '../catalogue/catalogue.js';

/** An active scrolling search. */
export interface Cursor {
  /** The id that continues the search. */
  readonly id: string;
  /** The search of the next page, without facets (section 4.2). */
  readonly next: AssetSearch;
}

const maxCursors = 1000;

/** The options of scrolling searches. */
export interface CursorOptions {
  /** Life of a cursor after each answer. */
  readonly seconds: number;
  readonly chance: ChanceString;
  readonly now: () => number;
  /** Whether each answer returns a new id. Earlier ids remain valid. */
  readonly rotatesIds?: boolean;
}

interface StoredCursor {
  readonly next: AssetSearch;
  readonly expires: number;
  /** The number of answers so far. */
  readonly answers: number;
}

/**
 * Stores scrolling searches. A cursor advances from page to page and expires some seconds after its
 * last answer. The number of cursors is limited.
 */
export class ScrollCursors {
  readonly #cursors = new Map<string, StoredCursor>();
  readonly #options: CursorOptions;

  constructor(options: CursorOptions) {
    this.#options = options;
  }

  /** Life of a cursor after each answer. */
  get seconds(): number {
    return this.#options.seconds;
  }

  /** Creates a cursor at the page after `search`. */
  open(search: AssetSearch): Cursor {
    return this.#keep(this.#options.chance(40), search);
  }

  /** The cursor with this id; undefined if it is unknown or has expired. */
  find(id: string): Cursor | undefined {
    const found = this.#cursors.get(keyOf(id));
    if (!found || this.#options.now() >= found.expires) return undefined;
    return { id, next: found.next };
  }

  /** Moves a cursor to the next page. */
  advance({ id, next }: Cursor): Cursor {
    return this.#keep(id, next);
  }

  /** Deletes a cursor. */
  close({ id }: Cursor): void {
    this.#cursors.delete(keyOf(id));
  }

  #keep(id: string, search: AssetSearch): Cursor {
    const next: AssetSearch = { ...search, offset: search.offset + search.limit, facets: [] };
    const { now, rotatesIds = false } = this.#options;
    const key = keyOf(id);
    const answers = (this.#cursors.get(key)?.answers ?? 0) + 1;
    this.#cursors.delete(key);
    this.#cursors.set(key, { next, expires: now() + this.seconds * 1000, answers });
    for (const oldest of this.#cursors.keys()) {
      if (this.#cursors.size <= maxCursors) break;
      this.#cursors.delete(oldest);
    }
    return { id: rotatesIds ? `${key}-${answers}` : key, next };
  }
}

/** The common prefix of all ids of a search: letters and digits. */
function keyOf(id: string): string {
  return id.replace(/-\d+$/, '');
}
