/** Joins two lists. It gives the same list as long as they are the same, so that nobody draws anew. */
export function memoizeJoin<Item>(): (
  one: readonly Item[] | undefined,
  other: readonly Item[] | undefined,
) => readonly Item[] {
  let before: readonly unknown[] = [];
  let joined: readonly Item[] = [];
  return (one, other) => {
    if (one !== before[0] || other !== before[1]) joined = [...(one ?? []), ...(other ?? [])];
    before = [one, other];
    return joined;
  };
}
