/** How many recent searches are kept. */
const maxSearches = 8;
/** Longer texts were probably pasted and are not kept. */
const maxSearchLength = 200;

/**
 * Returns the recent searches with `text` added at the front. Texts that differ only in case are
 * the same.
 */
export function withSearch(recent: readonly string[], text: string): readonly string[] {
  const latest = text.trim();
  if (latest === '' || latest.length > maxSearchLength) return recent;
  return [latest, ...withoutSearch(recent, latest)].slice(0, maxSearches);
}

export function withoutSearch(recent: readonly string[], text: string): readonly string[] {
  return recent.filter((each) => each.toLowerCase() !== text.toLowerCase());
}

/** Reads recent searches from storage, which other code may have changed. */
export function readRecent(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((each): each is string => typeof each === 'string')
    .filter((each) => each.trim() !== '' && each.length <= maxSearchLength)
    .slice(0, maxSearches);
}
