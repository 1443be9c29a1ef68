import type { Language } from '../language.js';
import type { FilterMessages } from '../messages/filters.js';

const english: FilterMessages = {
  expiry: ['Expiry', 'Expired', 'In the next 30 days', 'No expiry date'],
  orientation: ['Orientation', 'Landscape', 'Portrait'],
  atLeast: (amount) => `At least ${amount}`,
  below: (amount) => `Under ${amount}`,
  above: (amount) => `Over ${amount}`,
};

/** The messages of the facets that a picker makes itself, with the host's overrides. */
export function filterMessagesFor(
  { filters }: Language,
  overrides: Partial<FilterMessages> | undefined,
): FilterMessages {
  return { ...english, ...filters, ...overrides };
}
