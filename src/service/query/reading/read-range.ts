import { readDate, readNumber, type Span } from './read-measure.js';
import type { FieldKind, Range } from '../query-node.js';

type Unit = Range['unit'];
type Read = (text: string) => Span | undefined;

/** Valid ranges are shorter. The patterns below are slow on long runs of spaces. */
const MAX_LENGTH = 100;

const COMPARISON = /^(>=|<=|>|<)\s*(.+)$/s;
const BEFORE = /^\s*before\s+(.+?)\s*$/is;
const AFTER = /^\s*after\s+(.+?)\s*$/is;
const BETWEEN = /^\s*(.+?)\s+to\s+(.+?)\s*$/is;

/** The range from the start of `least` to the end of `most`. Missing bounds are open. */
function within(unit: Unit, least: Span | undefined, most: Span | undefined): Range {
  return {
    unit,
    min: least?.start ?? -Infinity,
    max: most?.end ?? Infinity,
    minOpen: false,
    maxOpen: most?.endOpen ?? false,
  };
}

function below(unit: Unit, { start }: Span): Range {
  return { unit, min: -Infinity, max: start, minOpen: false, maxOpen: true };
}

function above(unit: Unit, { end, endOpen }: Span): Range {
  return { unit, min: end, max: Infinity, minOpen: !endOpen, maxOpen: false };
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

/** Reads a bound; undefined for `*`, null if it is invalid. */
function readBound(read: Read, text: string): Span | undefined | null {
  return text === '*' ? undefined : (read(text) ?? null);
}

/**
 * Reads a comparison: `>5`, `<=5`, `before 12/31/2024`, `after 2024`, `1 to 5`, `2024-01-01 to *`,
 * or one value. `a to b` includes both ends, and a date without a time is the whole day, month or
 * year. Returns an empty list for invalid text. Metadata fields get both a date range and a number
 * range if both are valid.
 */
export function readRange(text: string, kind: FieldKind): readonly Range[] {
  if (text.length > MAX_LENGTH) return [];
  const asDate = kind === 'date' || kind === 'text' ? readAs('date', readDate, text) : undefined;
  if (kind === 'date') return asDate ? [asDate] : [];
  const asNumber = readAs('number', (each) => readNumber(each, kind === 'bytes'), text);
  return [asDate, asNumber].filter((range) => range !== undefined);
}

/** Whether a text, read as a number or a date, is in one of the ranges. */
export function inRanges(text: string, ranges: readonly Range[]): boolean {
  return ranges.some((range) => {
    const span = range.unit === 'date' ? readDate(text) : readNumber(text, false);
    return span !== undefined && inRange(span.start, range);
  });
}

/** Whether `value` is in the range. */
export function inRange(value: number, { min, max, minOpen, maxOpen }: Range): boolean {
  return (minOpen ? value > min : value >= min) && (maxOpen ? value < max : value <= max);
}
