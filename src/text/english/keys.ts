import type { Language } from '../language.js';
import type { KeyMessages } from '../messages/keys.js';

const english: KeyMessages = {
  keysTitle: 'Keyboard shortcuts',
  keyNames: 'Space|Enter|Delete|Home|End|Page Up|Page Down|Shift|Ctrl|Alt|Esc',
  keyActions:
    'Move|A page up or down|First and last|Select or deselect|Select a range' +
    '|Select all that is loaded|Open the preview|Show these keys|Previous and next' +
    '|Zoom in and out|Whole picture, actual size|Back to the results|Move an asset' +
    '|Remove an asset',
};

/** The messages of the list of keys in a language, with the host's overrides. */
export function keyMessagesFor(
  { keys = english }: Language,
  overrides: Partial<KeyMessages> | undefined,
): KeyMessages {
  return { ...keys, ...overrides };
}
