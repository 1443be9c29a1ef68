import type { SuggestionMessages } from '../messages/search.js';
import type { Language } from '../language.js';

const english: SuggestionMessages = {
  queryNotUnderstood:
    'The service could not make sense of all of this search. Check brackets and quotes.',
  understoodAs: 'Understood as:',
  fewerWords: (total, text) =>
    `${total.toLocaleString('en')} ${total === 1 ? 'result' : 'results'} for “${text}”`,

  recentSearches: 'Recent searches',
  recentHint: 'Arrow down lists recent searches',
  forgetSearch: (text) => `Forget ${text}`,
  forgetSearches: 'Forget all',
  saveSearch: 'Save this search',
};

/** The messages about what was searched for in a language, with the host's overrides. */
export function suggestionMessagesFor(
  { search }: Language,
  overrides: Partial<SuggestionMessages> | undefined,
): SuggestionMessages {
  return { ...english, ...search, ...overrides };
}
