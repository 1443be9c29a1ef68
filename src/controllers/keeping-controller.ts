import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ListQuery } from '../model/query/query.js';
import { kept, type Shelf } from './kept.js';

/** What is worth keeping of a picker. */
export interface Keepable {
  /** What the page has set of it is not the person's to keep. */
  readonly host: ReactiveControllerHost & {
    readonly query: string;
    readonly sort: string;
    readonly isConnected: boolean;
  };
  readonly search: {
    readonly state: {
      readonly query: ListQuery;
      /** What stands in the search box, which may be ahead of the query. */
      readonly typed: string;
    };
  };
  /** Under which name; undefined where nothing is to be kept. */
  readonly key: () => string | undefined;
  /** Whether the person asked for lines rather than cards; undefined where they did not say. */
  readonly list: () => boolean | undefined;
}

/** Adds `change` to what is kept under `key`. Without storage, nothing is kept. */
export function keep(shelf: Shelf, key: string, change: object): void {
  try {
    globalThis[shelf].setItem(key, JSON.stringify({ ...kept(shelf, key), ...change }));
  } catch {
    // Denied, or full: a picker without a memory is a picker all the same.
  }
}

/**
 * Keeps what the person last set: the order and the layout for good, their search until the tab is
 * closed. What they leave alone is not written down.
 */
export class KeepingController implements ReactiveController {
  readonly #picker: Keepable;
  #search = JSON.stringify({ text: '', applied: [] });
  #look = JSON.stringify({ sort: '' });

  constructor(picker: Keepable) {
    this.#picker = picker;
    picker.host.addController(this);
  }

  hostUpdated(): void {
    const { host } = this.#picker;
    const { query, typed } = this.#picker.search.state;
    const key = this.#picker.key();
    // A picker that has been removed stores nothing: another person may use the page next.
    if (key === undefined || !host.isConnected) return;
    const { applied, sort } = query;
    const text = typed.trim();
    const list = this.#picker.list();
    if (!host.query) this.#search = change('sessionStorage', key, { text, applied }, this.#search);
    this.#look = change('localStorage', key, { list, ...(!host.sort && { sort }) }, this.#look);
  }
}

/** Keeps `now` where it is not what was there `before`, and gives it for the next time. */
function change(shelf: Shelf, key: string, now: object, before: string): string {
  const written = JSON.stringify(now);
  if (written !== before) keep(shelf, key, now);
  return written;
}
