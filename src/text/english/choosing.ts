import type { Language } from '../language.js';
import type { ChoosingMessages } from '../messages/choosing.js';

const number = (value: number): string => value.toLocaleString('en');

const english: ChoosingMessages = {
  removed: (count) => `${number(count)} removed`,
  undo: 'Undo',
  restored: (count) => `${number(count)} restored`,
  sizeForAll: 'Use this size for all',
  sizeSet: (name, count) => `${name} for ${number(count)}`,
  altNeeded: (count) =>
    count === 1
      ? '1 picture has no alt text. Describe it, or mark it as decorative.'
      : `${number(count)} pictures have no alt text. Describe them, or mark them as decorative.`,
  addSize: 'Add a size',
  removeSize: (name) => `Remove size ${name}`,
};

/** The messages for what is done with a selection in a language, with the host's overrides. */
export function choosingMessagesFor(
  { choosing = english }: Language,
  overrides: Partial<ChoosingMessages> | undefined,
): ChoosingMessages {
  return { ...choosing, ...overrides };
}
