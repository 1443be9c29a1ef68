/** How many searches are worth offering again. */
const maxSearches = 8;
/** Longer ones were pasted, and nobody knows them again by their beginning. */
const maxSearchLength = 200;

/** The searches with `text` as the latest. One that differs in nothing but case is the same. */
export function withSearch(recent: readonly string[], text: string): readonly string[] {
  const latest = text.trim();
  if (latest === '' || latest.length > maxSearchLength) return recent;
  return [latest, ...withoutSearch(recent, latest)].slice(0, maxSearches);
}

export function withoutSearch(recent: readonly string[], text: string): readonly string[] {
  return recent.filter((each) => each.toLowerCase() !== text.toLowerCase());
}

/** The searches in what was kept, which others may have written. */
export function readRecent(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((each): each is string => typeof each === 'string')
    .filter((each) => each.trim() !== '' && each.length <= maxSearchLength)
    .slice(0, maxSearches);
}
