import type { FacetMessages } from '../messages/search.js';
import type { Language } from '../language.js';

const number = (value: number): string => value.toLocaleString('en');

const english: FacetMessages = {
  searchWithin: (facet) => `Find in ${facet}`,
  valuesFound: (found, listed) => `${number(found)} of ${number(listed)}`,
  noValues: 'None of these values has that.',
  showMore: (hidden) => `Show ${number(hidden)} more`,
  showFewer: 'Show fewer',
  moreValues: 'Search for other values.',
  categoriesIn: (name) => `Categories in ${name}`,
  firstDay: 'From',
  lastDay: 'To',
};

/** The messages for values of facets in a language, with the host's overrides. */
export function facetMessagesFor(
  { search }: Language,
  overrides: Partial<FacetMessages> | undefined,
): FacetMessages {
  return { ...english, ...search, ...overrides };
}
