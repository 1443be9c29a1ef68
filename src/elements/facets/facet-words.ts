import type { AppliedValue, Facet, FacetValue } from '../../model/facet/facet.js';
import type { Messages } from '../../text/messages/messages.js';
import { wordIn } from '../../text/languages/word-in.js';

/** Returns the name of a facet: the service's, or a built-in one if it has none. */
export function facetName({ label, type }: Facet, words: Messages): string {
  return label || (wordIn(words.facetNames, type) ?? type);
}

/** Returns the name of a value. File types are class names in responses, so they are translated. */
export function valueName(facet: Facet, { label, path }: FacetValue, words: Messages): string {
  const alike = facet.values.filter((value) => value.label === label);
  // Categories with the same name are distinguished by their path.
  if (path !== undefined && alike.length > 1) return path.split('/').slice(-2).join(' / ');
  return nameOf(facet.type, label, words);
}

/** Returns the name of an applied value, with its facet. */
export function appliedName(value: AppliedValue, words: Messages): readonly [string, string] {
  const facet = value.facetLabel || (wordIn(words.facetNames, value.facetType) ?? value.facetType);
  return [facet, nameOf(value.facetType, value.label, words)];
}

function nameOf(type: string, label: string, words: Messages): string {
  if (type === 'file_types') return wordIn(words.fileTypes, label.toLowerCase()) ?? label;
  return label || words.emptyValue;
}
