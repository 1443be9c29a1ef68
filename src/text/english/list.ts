import type { Language } from '../language.js';
import type { ListMessages } from '../messages/list.js';
import type { SelectionMessages } from '../messages/selection.js';
import { selectionMessagesFor } from './selection.js';

const english: ListMessages = {
  columnName: 'Name',
  columnDimensions: 'Dimensions',
  compactRows: 'Compact rows',
};

/** The messages of the list layout in a language, with the host's overrides. */
export function listMessagesFor(
  language: Language,
  overrides: Partial<ListMessages & SelectionMessages> | undefined,
): ListMessages & SelectionMessages {
  const { list } = language;
  return { ...english, ...list, ...selectionMessagesFor(language, undefined), ...overrides };
}
