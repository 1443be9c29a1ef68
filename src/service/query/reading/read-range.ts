import { readDate, readNumber, type Span } from './read-measure.js';
import type { FieldKind, Range } from '../query-node.js';

type Unit = Range['unit'];
type Read = (text: string) => Span | undefined;

/** Nothing that can be read is longer; the forms below are slow on long runs of spaces. */
const LONGEST = 100;

const COMPARISON = /^(>=|<=|>|<)\s*(.+)$/s;
const BEFORE = /^\s*before\s+(.+?)\s*$/is;
const AFTER = /^\s*after\s+(.+?)\s*$/is;
const BETWEEN = /^\s*(.+?)\s+to\s+(.+?)\s*$/is;

/** A range that holds the whole of `least` to `most`; one left out is unbounded. */
function within(unit: Unit, least: Span | undefined, most: Span | undefined): Range {
  return {
    unit,
    least: least?.start ?? -Infinity,
    most: most?.end ?? Infinity,
    leastOpen: false,
    mostOpen: most?.endOpen ?? false,
  };
}

function below(unit: Unit, { start }: Span): Range {
  return { unit, least: -Infinity, most: start, leastOpen: false, mostOpen: true };
}

function above(unit: Unit, { end, endOpen }: Span): Range {
  return { unit, least: end, most: Infinity, leastOpen: !endOpen, mostOpen: false };
}

function readAs(unit: Unit, read: Read, text: string): Range | undefined {
  const comparison = COMPARISON.exec(text.trim());
  const [, sign, compared = ''] = comparison ?? [];
  const one = read((BEFORE.exec(text) ?? AFTER.exec(text))?.[1] ?? (sign ? compared : text).trim());
  if (one) {
    if (sign === '<' || BEFORE.test(text)) return below(unit, one);
    if (sign === '>' || AFTER.test(text)) return above(unit, one);
    if (sign === '<=') return within(unit, undefined, one);
    return within(unit, one, sign === '>=' ? undefined : one);
  }
  const [, from = '', until = ''] = BETWEEN.exec(text) ?? [];
  const [least, most] = [readBound(read, from), readBound(read, until)];
  if (least === null || most === null) return undefined;
  return within(unit, least, most);
}

/** The bound; undefined where `*` leaves it open; null where it cannot be read. */
function readBound(read: Read, text: string): Span | undefined | null {
  return text === '*' ? undefined : (read(text) ?? null);
}

/**
 * Reads what a field is compared with: `>5`, `<=5`, `before 12/31/2024`, `after 2024`, `1 to 5`,
 * `2024-01-01 to *`, or one value. Both ends of `a to b` belong to the range, and a date without a
 * time is the whole day, month or year. Empty where nothing could be read. Values of a metadata
 * field are compared as dates and as numbers, whichever they are.
 */
export function readRange(text: string, kind: FieldKind): readonly Range[] {
  if (text.length > LONGEST) return [];
  const asDate = kind === 'date' || kind === 'text' ? readAs('date', readDate, text) : undefined;
  if (kind === 'date') return asDate ? [asDate] : [];
  const asNumber = readAs('number', (each) => readNumber(each, kind === 'bytes'), text);
  return [asDate, asNumber].filter((range) => range !== undefined);
}

/** Whether a value that is kept as text, read as a number or as a date, lies in one of the ranges. */
export function inRanges(text: string, ranges: readonly Range[]): boolean {
  return ranges.some((range) => {
    const span = range.unit === 'date' ? readDate(text) : readNumber(text, false);
    return span !== undefined && inRange(span.start, range);
  });
}

/** Whether `value` lies in the range. */
export function inRange(value: number, { least, most, leastOpen, mostOpen }: Range): boolean {
  return (leastOpen ? value > least : value >= least) && (mostOpen ? value < most : value <= most);
}
