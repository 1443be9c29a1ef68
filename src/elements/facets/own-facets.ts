import type { Facet } from '../../model/facet/facet.js';
import {
  createdFacet,
  expiryFacet,
  fileFormatFacet,
  fileSizeFacet,
  widthFacet,
  type CreatedNames,
  type ExpiryNames,
  type FileFacetNames,
} from '../../model/facet/uncounted-facets.js';

/** The texts of these facets. */
interface OwnFacetWords extends FileFacetNames {
  readonly expiry: ExpiryNames;
  readonly uploaded: CreatedNames;
}

const makers: Readonly<Record<string, (words: OwnFacetWords, today: string) => Facet>> = {
  created_date: ({ uploaded }, today) => createdFacet(uploaded, today),
  width: widthFacet,
  file_size: fileSizeFacet,
  file_format: fileFormatFacet,
  expiry: ({ expiry }, today) => expiryFacet(expiry, today),
};

/**
 * Returns the facets among `types` that the picker makes itself, in this order. The service does not
 * count by them.
 *
 * @param today - ISO 8601, UTC, e.g. `2026-12-03`.
 */
export function ownFacets(
  types: readonly string[],
  words: OwnFacetWords,
  today: string,
): readonly Facet[] {
  return [...new Set(types)].flatMap((type) =>
    Object.hasOwn(makers, type) ? (makers[type]?.(words, today) ?? []) : [],
  );
}
