import type { Condition, QueryField } from '../query-node.js';
import { readRange } from './read-range.js';

/** How a value was written: bare, in quotation marks, in braces or in brackets. */
export type Notation = 'word' | 'quoted' | 'braced' | 'bracketed';

/** A condition, and whether it could be read as it was written. */
export interface ReadCondition {
  readonly condition: Condition;
  readonly understood: boolean;
}

/**
 * Reads what stands after `field:`, or alone where `field` is null. A value that its field cannot be
 * compared with, e.g. a date that does not exist, is looked for as words in any text instead.
 */
export function readCondition(
  text: string,
  notation: Notation,
  field: QueryField | null,
): ReadCondition {
  const anywhere = { kind: 'words', field: null, text } as const;
  if (!field) {
    const isPhrase = notation === 'quoted' || notation === 'braced';
    return { condition: isPhrase ? { ...anywhere, kind: 'phrase' } : anywhere, understood: true };
  }

  const isCompared = notation === 'bracketed' || (notation === 'word' && /^[<>]/.test(text));
  if (field.kind !== 'text' || isCompared) {
    if (text === '*') return { condition: present(field), understood: true };
    const ranges = readRange(text, field.kind);
    return ranges.length > 0
      ? { condition: { kind: 'range', field, ranges }, understood: true }
      : { condition: anywhere, understood: false };
  }
  if (notation === 'word' && text === '*') return { condition: present(field), understood: true };
  if (notation === 'braced') return { condition: { kind: 'exact', field, text }, understood: true };
  const kind = notation === 'word' ? 'words' : 'phrase';
  return { condition: { kind, field, text }, understood: true };
}

function present(field: QueryField): Condition {
  return { kind: 'present', field };
}
