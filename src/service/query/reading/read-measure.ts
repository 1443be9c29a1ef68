/** The span of a date or a number: a day has a length, a number has none. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** Whether the span excludes `end`, as a day excludes the next midnight. */
  readonly endOpen: boolean;
}

const MONTH_DAY_YEAR = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const YEAR_FIRST = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/i;
const NUMBER = /^(-?\d+(?:\.\d+)?)\s*(b|kb|mb|gb)?$/i;
const UNITS: ReadonlyMap<string, number> = new Map([
  ['b', 1],
  ['kb', 1024],
  ['mb', 1024 ** 2],
  ['gb', 1024 ** 3],
]);

/**
 * Reads `mm/dd/yyyy`, `yyyy`, `yyyy-mm`, `yyyy-mm-dd` or an ISO 8601 instant. The default time zone
 * is UTC. Undefined for any other text and for days that do not exist.
 */
export function readDate(text: string): Span | undefined {
  if (INSTANT.test(text)) {
    const zone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? '' : 'Z';
    const instant = Date.parse(text.toUpperCase() + zone);
    return Number.isNaN(instant) ? undefined : { start: instant, end: instant, endOpen: false };
  }
  const [, month, day, year] = MONTH_DAY_YEAR.exec(text) ?? [];
  if (month && day && year) return spanOf(Number(year), Number(month), Number(day));
  const [, first, second, third] = YEAR_FIRST.exec(text) ?? [];
  if (!first) return undefined;
  return spanOf(
    Number(first),
    second ? Number(second) : undefined,
    third ? Number(third) : undefined,
  );
}

function spanOf(year: number, month?: number, day?: number): Span | undefined {
  const start = new Date(0);
  start.setUTCFullYear(year, (month ?? 1) - 1, day ?? 1);
  // `Date` moves a day beyond the end of its month to the next month.
  if (month !== undefined && start.getUTCMonth() !== month - 1) return undefined;
  const end = new Date(start);
  if (day !== undefined) end.setUTCDate(day + 1);
  else if (month !== undefined) end.setUTCMonth(month);
  else end.setUTCFullYear(year + 1);
  return { start: start.getTime(), end: end.getTime(), endOpen: true };
}

/**
 * Reads a number. File sizes may have a unit (`b`, `kb`, `mb`, `gb`, multiples of 1024). The
 * default unit is megabytes, and the result is in bytes.
 */
export function readNumber(text: string, isSize: boolean): Span | undefined {
  const [, digits, unit] = NUMBER.exec(text) ?? [];
  if (digits === undefined || (unit !== undefined && !isSize)) return undefined;
  const scale = isSize ? (UNITS.get((unit ?? 'mb').toLowerCase()) ?? 1) : 1;
  const value = Number(digits) * scale;
  return { start: value, end: value, endOpen: false };
}
