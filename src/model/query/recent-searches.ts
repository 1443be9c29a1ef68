/** How many searches are worth offering again. */
const most = 8;
/** Longer ones were pasted, and nobody knows them again by their beginning. */
const longest = 200;

/** The searches with `text` as the latest. One that differs in nothing but case is the same. */
export function withSearch(recent: readonly string[], text: string): readonly string[] {
  const latest = text.trim();
  if (latest === '' || latest.length > longest) return recent;
  return [latest, ...withoutSearch(recent, latest)].slice(0, most);
}

export function withoutSearch(recent: readonly string[], text: string): readonly string[] {
  return recent.filter((each) => each.toLowerCase() !== text.toLowerCase());
}

/** The searches in what was kept, which others may have written. */
export function readRecent(kept: unknown): readonly string[] {
  if (!Array.isArray(kept)) return [];
  return kept
    .filter((each): each is string => typeof each === 'string')
    .filter((each) => each.trim() !== '' && each.length <= longest)
    .slice(0, most);
}
