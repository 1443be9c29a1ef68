import type { FacetValue } from './facet.js';

/**
 * Sorts values for display: applied values first, otherwise in the service's order. If `before` is
 * given, values keep that order, so that they do not move while the user is choosing.
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

/** Returns the values that contain every word of `text`, ignoring case and accents. */
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
