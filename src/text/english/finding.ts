import type { FindingMessages } from '../messages/finding.js';
import type { Language } from '../language.js';

const number = (value: number): string => new Intl.NumberFormat('en').format(value);

const english: FindingMessages = {
  searchWithin: (facet) => `Find in ${facet}`,
  valuesFound: (found, listed) => `${number(found)} of ${number(listed)}`,
  noValues: 'None of these values has that.',
  showMore: (hidden) => `Show ${number(hidden)} more`,
  showFewer: 'Show fewer',
  moreValues:
    'Only the most frequent values are listed. To find others, type them in the search box.',
  categoriesIn: (name) => `Categories in ${name}`,
  queryNotUnderstood:
    'The service could not make sense of all of this search. Check brackets and quotes.',
  understoodAs: 'Understood as:',

  recentSearches: 'Recent searches',
  recentHint: 'Arrow down lists recent searches',
  forgetSearch: (text) => `Forget ${text}`,
  forgetSearches: 'Forget all',
};

/** The messages for finding in a language, with the host's overrides. */
export function findingMessagesFor(
  { finding = english }: Language,
  overrides: Partial<FindingMessages> | undefined,
): FindingMessages {
  return overrides ? { ...finding, ...overrides } : finding;
}
