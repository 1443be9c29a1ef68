import type { Language } from '../language.js';
import type { FindingMessages } from '../messages/finding.js';

const english: FindingMessages = {
  usedAssets: 'Recently used',
  usedAbsent: (absent) =>
    absent === 1 ? '1 is no longer available' : `${absent} are no longer available`,
  forgetUsed: 'Forget what was used',

  browseCategories: 'Browse by category',
  allCategories: 'All categories',
  categoriesBelow: (name) => `Categories in “${name}”`,
  noneBelow: (name) => `There are no categories in “${name}”.`,
  categoriesFailed: 'The categories could not be loaded.',
  moreCategories: 'There may be more categories. Search to find them.',

  savedSearches: 'Saved searches',
  searchName: 'Name of the search',
  save: 'Save',
  saved: (name) => `Saved as “${name}”`,
  removeSaved: (name) => `Remove “${name}”`,
  removedSaved: (name) => `“${name}” was removed`,
  undoRemoved: 'Undo',
};

/** The messages of what is offered below the search box, with the host's overrides. */
export function findingMessagesFor(
  { finding }: Language,
  overrides: Partial<FindingMessages> | undefined,
): FindingMessages {
  return { ...english, ...finding, ...overrides };
}
