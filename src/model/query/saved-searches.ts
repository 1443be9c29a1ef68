import { readApplied, type AppliedValue } from '../facet/facet.js';

/** How many searches can be saved. */
const maxSearches = 20;
/** The length of a name, in UTF-16 code units. */
export const maxNameLength = 80;
/** The search box takes no longer text. */
const maxTextLength = 2000;

/** A search that the user has saved under a name. */
export interface SavedSearch {
  readonly name: string;
  readonly text: string;
  readonly applied: readonly AppliedValue[];
  /** The order as the service names it. Empty for the service's default. */
  readonly sort: string;
}

/** Adds a search at the front. It replaces one with the same name; case does not matter. */
export function withSaved(
  saved: readonly SavedSearch[],
  search: SavedSearch,
): readonly SavedSearch[] {
  return [search, ...withoutSaved(saved, search.name)].slice(0, maxSearches);
}

export function withoutSaved(saved: readonly SavedSearch[], name: string): readonly SavedSearch[] {
  return saved.filter((each) => each.name.toLowerCase() !== name.toLowerCase());
}

/** Reads saved searches from storage, which other code may have changed. */
export function readSaved(stored: unknown): readonly SavedSearch[] {
  if (!Array.isArray(stored)) return [];
  const read = stored.flatMap((each) => readOne(each) ?? []);
  const names = read.map(({ name }) => name.toLowerCase());
  return read
    .filter(({ name }, place) => names.indexOf(name.toLowerCase()) === place)
    .slice(0, maxSearches);
}

function readOne(stored: unknown): SavedSearch | undefined {
  const { name, text, applied, sort } = Object(stored) as Partial<Record<string, unknown>>;
  if (typeof name !== 'string' || typeof text !== 'string' || typeof sort !== 'string') return;
  const isFit = name.trim() !== '' && name.length <= maxNameLength && text.length <= maxTextLength;
  return isFit ? { name, text, applied: readApplied(applied), sort } : undefined;
}
