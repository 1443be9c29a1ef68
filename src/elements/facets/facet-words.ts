import type { AppliedValue, Facet, FacetValue } from '../../model/facet/facet.js';
import type { Messages } from '../../text/messages/messages.js';
import { wordIn } from '../../text/languages/word-in.js';

/** What a facet is called: the service's own name, or ours where it has none. */
export function facetName({ label, type }: Facet, words: Messages): string {
  return label || (wordIn(words.facetNames, type) ?? type);
}

/** What one value is called. File types come as names of classes and get words. */
export function valueName(facet: Facet, { label, path }: FacetValue, words: Messages): string {
  const alike = facet.values.filter((value) => value.label === label);
  // Categories of one name in different places are told apart by where they are.
  if (path !== undefined && alike.length > 1) return path.split('/').slice(-2).join(' / ');
  return nameOf(facet.type, label, words);
}

/** What a value in force is called, with its facet. */
export function appliedName(value: AppliedValue, words: Messages): readonly [string, string] {
  const facet = value.facetLabel || (wordIn(words.facetNames, value.facetType) ?? value.facetType);
  return [facet, nameOf(value.facetType, value.label, words)];
}

function nameOf(type: string, label: string, words: Messages): string {
  if (type === 'file_types') return wordIn(words.fileTypes, label.toLowerCase()) ?? label;
  return label || words.emptyValue;
}
