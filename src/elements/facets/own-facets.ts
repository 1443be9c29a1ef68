import type { Facet } from '../../model/facet/facet.js';
import {
  createdFacet,
  expiryFacet,
  fileFormatFacet,
  fileSizeFacet,
  orientationFacet,
  widthFacet,
} from '../../model/facet/uncounted-facets.js';
import { filterMessagesFor } from '../../text/english/filters.js';
import { selectionMessagesFor } from '../../text/english/selection.js';
import type { FilterMessages } from '../../text/messages/filters.js';
import type { Messages } from '../../text/messages/messages.js';
import type { SelectionMessages } from '../../text/messages/selection.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { Identified } from '../picker/picker-kind.js';

/** The texts of these facets. */
type OwnFacetWords = FilterMessages &
  Pick<SelectionMessages, 'uploaded' | 'fileFacets'> &
  Pick<Messages, 'number' | 'fileSize'>;

const makers: Readonly<Record<string, (words: OwnFacetWords, today: string) => Facet>> = {
  created_date: ({ uploaded }, today) => createdFacet(uploaded, today),
  width: widthFacet,
  orientation: ({ orientation }) => orientationFacet(orientation),
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
  {
    words: { number, fileSize },
    language,
    selectionWords,
  }: Pick<PickerContext<Identified>, 'words' | 'language' | 'selectionWords'>,
  today: string,
): readonly Facet[] {
  const { uploaded, fileFacets } = selectionMessagesFor(language.language, selectionWords);
  const words: OwnFacetWords = {
    ...{ number, fileSize, uploaded, fileFacets },
    ...filterMessagesFor(language.language, selectionWords),
  };
  return [...new Set(types)].flatMap((type) =>
    Object.hasOwn(makers, type) ? (makers[type]?.(words, today) ?? []) : [],
  );
}
