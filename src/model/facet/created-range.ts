import { queryDay } from '../query/query.js';

/** The first and the last day of a range, ISO 8601, e.g. `2026-12-03`. Empty without a bound. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const field = 'DateAdded';
const notation = /^DateAdded:\[(?:(.+) to (.+)|after (.+)|before (.+))\]$/;

/**
 * Returns the clause for what was uploaded in a range, both days included. Undefined if it has no
 * bound or a bound is not a day with a year of four digits after 1899. Bounds in the wrong order are
 * exchanged. The field and the notation are those of integrations of the live service.
 */
export function createdClause(range: DayRange): string | undefined {
  const [from = '', to = ''] =
    range.from && range.to ? [range.from, range.to].sort() : [range.from, range.to];
  if (![from, to].every((day) => day === '' || isDay(day))) return undefined;
  if (from && to) return `${field}:[${queryDay(from)} to ${queryDay(to)}]`;
  if (from) return `${field}:[after ${queryDay(from, -1)}]`;
  return to ? `${field}:[before ${queryDay(to, 1)}]` : undefined;
}

/** Returns the range of a clause of `createdClause`. Undefined for any other clause. */
export function createdRange(clause: string): DayRange | undefined {
  const [whole, from, to, after, before] = notation.exec(clause) ?? [];
  if (whole === undefined) return undefined;
  const range = { from: from ?? moved(after, 1), to: to ?? moved(before, -1) };
  const days = { from: isoDay(range.from), to: isoDay(range.to) };
  return createdClause(days) === clause ? days : undefined;
}

function isDay(text: string): boolean {
  return /^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Adds days to a day that the query language has written. */
function moved(day: string | undefined, days: number): string {
  const iso = isoDay(day ?? '');
  return iso && queryDay(iso, days);
}

/** Returns a day of the query language in ISO 8601. Empty if it is none. */
function isoDay(day: string): string {
  const iso = day.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
  return isDay(iso) ? iso : '';
}
