import type { FieldWords } from '../messages/field.js';
import type { Language } from '../language.js';

const number = (value: number): string => value.toLocaleString('en');

const english: FieldWords = {
  changeChoice: 'Change',
  chooseThese: (count) => (count > 1 ? `Choose ${number(count)}` : 'Choose'),
  nothingChosen: 'Nothing chosen',
  signInToSee: 'Sign in to see what is chosen.',
  namesFailed: 'Some names could not be loaded.',

  removeSelected: (filename) => `Remove ${filename}`,
  laterChosen: (count) => `${number(count)} more`,
  gone: 'No longer available',
};

/** The messages of a field in a language, with the host's overrides. */
export function fieldMessagesFor(
  { field, selection }: Language,
  overrides: Partial<FieldWords> | undefined,
): FieldWords {
  return { ...english, ...selection, ...field, ...overrides };
}
