import type { Condition, QueryField } from '../query-node.js';
import { readRange } from './read-range.js';

/** The notation of a value: bare, quoted, in braces or in brackets. */
export type Notation = 'word' | 'quoted' | 'braced' | 'bracketed';

/** A condition, and whether its value was valid. */
export interface ReadCondition {
  readonly condition: Condition;
  readonly understood: boolean;
}

/**
 * Reads the value after `field:`, or a value without a field if `field` is null. A value that is
 * invalid for its field, e.g. a date that does not exist, is searched as words in any text.
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
