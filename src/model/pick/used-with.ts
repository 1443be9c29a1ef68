/** How many recently used assets are offered. */
const maxOffered = 12;

/**
 * Returns the ids of the assets that were picked last with the same filter: others may not match it.
 * Without a filter, any asset may be picked. Other code may have changed what is stored.
 *
 * @param stored - What `withUsed` returned.
 */
export function usedWith(stored: unknown, filter: string): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.flatMap((each) => {
    const [, id, its] = /^(\S+) ([^]*)$/.exec(typeof each === 'string' ? each : '') ?? [];
    return id !== undefined && (filter === '' || its === filter) ? id : [];
  });
  return [...new Set(ids)].slice(0, maxOffered);
}
