/**
 * Returns the clause that asks for what is released and has not expired on a day, in the service's
 * query language. The specification does not show it: integrations of the live service write it so,
 * except that here an asset without a release date counts as released. What expires on the day itself
 * is left out.
 *
 * @param day - ISO 8601, e.g. `2026-12-03`.
 * @throws RangeError if it is no day.
 */
export function availableClause(day: string): string {
  const after = (days: number): string =>
    new Date(Date.parse(day) + days * 86_400_000)
      .toISOString()
      .replace(/(.+)-(..)-(..)T.*/, '$2/$3/$1');
  return `rd:((isEmpty) OR [before ${after(1)}]) AND ed:((isEmpty) OR [after ${after(0)}])`;
}
