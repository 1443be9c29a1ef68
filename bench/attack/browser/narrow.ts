/**
 * Reduces `cases` by halving to a small part that still fails. A fault may need several of the
 * remaining cases. Stops after `maxTries`.
 */
export async function narrow<Case>(
  cases: readonly Case[],
  fails: (some: readonly Case[]) => Promise<boolean>,
  maxTries = 30,
): Promise<readonly Case[]> {
  let left = cases;
  let parts = 2;
  let tries = 0;
  while (left.length > 1 && tries < maxTries) {
    const size = Math.ceil(left.length / parts);
    let found: readonly Case[] | undefined;
    for (let start = 0; start < left.length && tries < maxTries && !found; start += size) {
      const part = left.slice(start, start + size);
      const rest = [...left.slice(0, start), ...left.slice(start + size)];
      for (const some of parts === 2 ? [part] : [part, rest]) {
        if (found || tries >= maxTries) break;
        tries += 1;
        if (await fails(some)) found = some;
      }
    }
    if (found) {
      parts = found.length > size ? Math.max(parts - 1, 2) : 2;
      left = found;
    } else if (parts >= left.length) {
      return left;
    } else {
      parts = Math.min(left.length, parts * 2);
    }
  }
  return left;
}
