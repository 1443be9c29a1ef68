import { readApplied, type AppliedValue } from '../../model/facet/facet.js';

/** The part of `Storage` that preferences need. */
export interface StorageArea {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The storage areas for preferences. Reading a member may throw if the browser denies storage. */
export interface StorageAreas {
  /** Persistent storage. */
  readonly localStorage: StorageArea;
  /** Storage until the tab is closed. */
  readonly sessionStorage: StorageArea;
}

/** The user's preferences. A member is absent if the user has not set it. */
export interface Preferred {
  /** The search. It is stored until the tab is closed; the other members are stored permanently. */
  readonly search?: PreferredSearch;
  /** The sort order by the service's name. */
  readonly sort?: string;
  /** Whether results are shown in lines instead of cards. */
  readonly list?: boolean;
}

/** A search to continue. */
export interface PreferredSearch {
  readonly text: string;
  readonly applied: readonly AppliedValue[];
}

/** Values that the page sets. They take precedence over stored ones. */
export interface PageSettings {
  readonly query?: string;
  readonly sort?: string;
  /** The selected ids. If there are any, no search is restored. */
  readonly value?: readonly string[];
}

/**
 * The user's stored preferences; a `PreferenceRecorder` stores them. If storage is denied, and in
 * Node, nothing is stored and no error is thrown.
 */
export class Preferences {
  /** `key` returns the storage key. Undefined if preferences are not stored. */
  constructor(
    readonly key: () => string | undefined,
    readonly areas: StorageAreas = Object(globalThis) as StorageAreas,
  ) {}

  /**
   * Reads the stored preferences. Everything is validated, because other code may have written it.
   */
  restore(
    { query, sort: givenSort, value = [] }: PageSettings = {},
    isSort: (sort: string) => boolean = () => true,
  ): Preferred {
    const { sort, list } = this.read('localStorage');
    const { text, applied } = this.read('sessionStorage');
    const isSearchGiven = query || value.length > 0;
    return {
      ...(!givenSort && typeof sort === 'string' && isSort(sort) && { sort }),
      ...(typeof list === 'boolean' && { list }),
      ...(!isSearchGiven &&
        typeof text === 'string' && { search: { text, applied: readApplied(applied) } }),
    };
  }

  /** Deletes the stored preferences. */
  clear(): void {
    const key = this.key();
    if (key === undefined) return;
    try {
      this.areas.localStorage.removeItem(key);
      this.areas.sessionStorage.removeItem(key);
    } catch {
      // If storage is denied, nothing was stored.
    }
  }

  /** Reads the stored object of an area, without validation. */
  read(area: keyof StorageAreas): Readonly<Record<string, unknown>> {
    try {
      const found: unknown = JSON.parse(this.areas[area].getItem(this.key() ?? '') ?? '');
      return { ...(found ?? {}) };
    } catch {
      return {};
    }
  }

  /** Merges members into the stored object of an area, if preferences are stored at all. */
  save(area: keyof StorageAreas, members: object): void {
    const key = this.key();
    if (key === undefined) return;
    try {
      this.areas[area].setItem(key, JSON.stringify({ ...this.read(area), ...members }));
    } catch {
      // Storage is denied or full: the preference lasts as long as the page.
    }
  }
}
