import type { ChoosingMessages } from './messages/choosing.js';
import type { FieldMessages } from './messages/field.js';
import type { FindingMessages } from './messages/finding.js';
import type { Messages } from './messages/messages.js';
import type { ProductMessages } from './messages/products.js';

/** The words of one language. */
export interface Language {
  readonly assets: Messages;
  /** Stands where a browser is too old for a picker; absent in English, as the words below. */
  readonly tooOld?: string;
  /** Those for products; absent where they come with the product picker itself, as English does. */
  readonly products?: ProductMessages;
  /** Those for choosing; absent where they come with what they are for, as English does. */
  readonly choosing?: ChoosingMessages;
  /** Those for finding, likewise. */
  readonly finding?: FindingMessages;
  /** Those of a field, likewise. */
  readonly field?: FieldMessages;
}

/** The words that come with what is fetched later. */
export type LaterMessages = ChoosingMessages & FindingMessages & FieldMessages;

/** What the file of a language holds: its words, written as in a place, e.g. `de-CH`. */
export type Translate = (
  locale: string,
) => Language & Required<Pick<Language, 'tooOld' | 'products' | 'choosing' | 'finding' | 'field'>>;
