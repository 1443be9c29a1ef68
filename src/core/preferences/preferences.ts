import type { AppliedValue } from '../../model/facet/facet.js';

/** The part of `Storage` that preferences need. */
export interface StorageArea {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Where preferences are stored. Reading a member may throw, as in browsers that deny storage. */
export interface StorageAreas {
  /** Keeps what is stored for good. */
  readonly localStorage: StorageArea;
  /** Keeps what is stored until the tab is closed. */
  readonly sessionStorage: StorageArea;
}

/** What the user set. A member is absent if they did not set it. */
export interface Preferred {
  /** The search. It is stored until the tab is closed, the rest for good. */
  readonly search?: PreferredSearch;
  /** The order, as the service names it. */
  readonly sort?: string;
  /** Whether results are shown in lines rather than cards. */
  readonly list?: boolean;
}

/** A search to go on with. */
export interface PreferredSearch {
  readonly text: string;
  readonly applied: readonly AppliedValue[];
}

/** What the page sets itself. It takes precedence over what is stored. */
export interface PageSettings {
  readonly query?: string;
  readonly sort?: string;
  /** Ids of what is selected. With them, no search is restored. */
  readonly value?: readonly string[];
}

/**
 * What this browser remembers of the user; a `PreferenceRecorder` stores it. Where storage is denied,
 * and in Node, nothing is remembered, and no error is thrown.
 */
export class Preferences {
  /** `key` returns the name under which preferences are stored; undefined if they are not. */
  constructor(
    readonly key: () => string | undefined,
    readonly areas: StorageAreas = Object(globalThis) as StorageAreas,
  ) {}

  /** Reads what is stored. Other code may have written it, so everything is checked. */
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

  /** Deletes everything that is stored. */
  forget(): void {
    const key = this.key();
    if (key === undefined) return;
    try {
      this.areas.localStorage.removeItem(key);
      this.areas.sessionStorage.removeItem(key);
    } catch {
      // Where storage is denied, nothing was stored.
    }
  }

  /** Reads the object that is stored in an area, unchecked. */
  read(area: keyof StorageAreas): Readonly<Record<string, unknown>> {
    try {
      const found: unknown = JSON.parse(this.areas[area].getItem(this.key() ?? '') ?? '');
      return { ...(found ?? {}) };
    } catch {
      return {};
    }
  }

  /** Adds members to the object that is stored in an area, if anything is stored at all. */
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

function readApplied(found: unknown): readonly AppliedValue[] {
  return Array.isArray(found) ? found.filter(isApplied) : [];
}

function isApplied(value: unknown): value is AppliedValue {
  const { facetKey, facetType, facetLabel, label, clause } = Object(value) as Partial<AppliedValue>;
  return [facetKey, facetType, facetLabel, label, clause].every((text) => typeof text === 'string');
}
