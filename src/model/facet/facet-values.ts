import type { FacetValue } from './facet.js';

/**
 * The values in the order in which a person should meet them: those in force first, else as the
 * service gave them. While `before` is given, each stays where it stood, so that nothing moves
 * from under the hand.
 */
export function ordered(
  values: readonly FacetValue[],
  applied: readonly string[],
  before?: readonly string[],
): readonly FacetValue[] {
  const ranks = new Map(before?.map((clause, index) => [clause, index]));
  const rank = ({ clause }: FacetValue): number => {
    if (before) return ranks.get(clause) ?? before.length;
    return applied.includes(clause) ? 0 : 1;
  };
  return [...values].sort((one, other) => rank(one) - rank(other));
}

/** Those of the values that hold every word of `text`, whatever its case and its accents. */
export function matching(
  values: readonly FacetValue[],
  text: string,
  nameOf: (value: FacetValue) => string,
): readonly FacetValue[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return values.filter((value) => {
    const name = plain(`${nameOf(value)} ${value.path ?? ''}`);
    return words.every((word) => name.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
