import type { AppliedValue } from '../model/facet/facet.js';

/** The browser's storage that lasts, and the one that ends with the tab. */
export type Shelf = 'localStorage' | 'sessionStorage';

/** What is kept under `key`, which others may have written; nothing where storage is denied. */
export function kept(shelf: Shelf, key: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(globalThis[shelf].getItem(key) ?? '');
    return { ...(found ?? {}) };
  } catch {
    return {};
  }
}

/** The facet values among what was kept. */
export function keptValues(found: unknown): readonly AppliedValue[] {
  return Array.isArray(found) ? found.filter(isApplied) : [];
}

/** Forgets everything that is kept under `key`. */
export function forgetKept(key: string): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // Where storage is denied, nothing was kept.
  }
}

function isApplied(value: unknown): value is AppliedValue {
  const { facetKey, facetType, facetLabel, label, clause } = Object(value) as Partial<AppliedValue>;
  return [facetKey, facetType, facetLabel, label, clause].every((text) => typeof text === 'string');
}
