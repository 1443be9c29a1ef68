import type { SelectionMessages } from '../messages/selection.js';
import type { Language } from '../language.js';
import { embedNames } from '../languages/embed-names.js';

const number = (value: number): string => value.toLocaleString('en');

const english: SelectionMessages = {
  selectAll: (count) => `Select all ${number(count)} loaded`,
  removeSelected: (filename) => `Remove ${filename}`,
  clearSelection: 'Clear selection',
  size: 'Size',
  altText: 'Alt text',
  altTextHint: 'What the picture shows, for those who cannot see it',
  decorative: 'Decorative',
  altMissing: 'Alt text is missing',
  linkText: 'Link text',
  frameTitle: 'Title',
  customSize: 'Custom size',
  sizesFailed: 'The dialog for custom sizes could not be loaded.',
  noEmbeds: 'This asset has no link that could be inserted.',
  loadingFar: 'Loading more. So far down the list it takes a moment',
  rangeUnknown:
    'Only what is loaded of this range was selected. Scroll through it to load the rest.',
  fromTheEnd: 'The order is reversed: the list now begins with the last results.',
  placeOf: (place, count) => `${number(place)} of ${number(count)}`,
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  moved: (name, place, count) => `${name} is now ${number(place)} of ${number(count)}`,
  moveHint: 'Arrow keys go to the next, with Alt they move it, Delete takes it away',
  earlierChosen: (count) => `${number(count)} before`,
  laterChosen: (count) => `${number(count)} more`,
  gone: 'No longer available',
  uploaded: ['Uploaded', 'Today', 'Last 7 days', 'Last 30 days', 'This year'],
  fileFacets: ['Width', 'File size', 'File format'],
  expiresOn: (day) => `Expires on ${day}`,
  expiredOn: (day) => `Expired ${day}`,
  releasedOn: (day) => `Available from ${day}`,
  withdrawn: 'Withdrawn',
  unavailable: 'Not available: expired, withdrawn or not yet released',
  absent: (count) => `${number(count)} no longer available`,
  removeAbsent: 'Remove what is not available',
  prepared: (ready, count) => `${number(ready)} of ${number(count)} ready`,
  inserted: (count) => `${number(count)} inserted`,
  stopPreparing: 'Stop',
  stillWaiting: 'Still waiting',
  stillWaitingHint: 'The asset library is slow to answer. You need not do anything.',

  preview: 'Preview',
  previewFailed: 'The preview could not be loaded.',
  factFormat: 'Format',
  downloadOriginal: 'Download original',
  dragAgain: 'Its links were not there yet. Drag it once more.',

  embedName: embedNames(
    '(no name)',
    '640 px wide|640 px high|Original file|Player|Player with download' +
      '|Poster image|Video file|Document|Document viewer with download|Document viewer' +
      '|First page as image|Audio file|360° view|360° view with download|Image',
  ),
};

/** The messages for the selection in a language, with the host's overrides. */
export function selectionMessagesFor(
  { selection }: Language,
  overrides: Partial<SelectionMessages> | undefined,
): SelectionMessages {
  const words: SelectionMessages = selection ?? english;
  return overrides ? { ...words, ...overrides } : words;
}
