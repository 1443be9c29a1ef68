import type { ChoosingMessages } from './messages/choosing.js';
import type { FieldMessages } from './messages/field.js';
import type { FilterMessages } from './messages/filters.js';
import type { FindingMessages } from './messages/finding.js';
import type { KeyMessages } from './messages/keys.js';
import type { ListMessages } from './messages/list.js';
import type { SearchMessages } from './messages/search.js';
import type { Messages } from './messages/messages.js';
import type { PreviewMessages } from './messages/preview.js';
import type { ProductMessages } from './messages/products.js';
import type { SizingMessages } from './messages/sizing.js';

/** The messages of a language. */
export interface Language {
  /** In English, without the messages for notices until these are loaded. */
  readonly assets: Messages;
  /** Shown in browsers that are too old for a picker. Absent in English, like the members below. */
  readonly tooOld?: string;
  /** The messages for products. The English ones are part of the product picker. */
  readonly products?: ProductMessages;
  /** The messages for the selection and the preview. The English ones are part of the code that shows them. */
  readonly selection?: PreviewMessages;
  /** The messages of the facets that a picker makes itself, likewise. */
  readonly filters?: FilterMessages;
  /** The messages for searching, likewise. */
  readonly search?: SearchMessages;
  /** The messages of what is offered below the search box, likewise. */
  readonly finding?: FindingMessages;
  /** The messages of a field, likewise. */
  readonly field?: FieldMessages;
  /** The messages for custom sizes, likewise. */
  readonly sizing?: SizingMessages;
  /** The messages of the list layout, likewise. */
  readonly list?: ListMessages;
  /** The messages of the list of keys, likewise. */
  readonly keys?: KeyMessages;
  /** The messages for what is done with a selection, likewise. */
  readonly choosing?: ChoosingMessages;
}

/** The messages that are loaded later. */
export type LaterMessages = PreviewMessages &
  FilterMessages &
  SearchMessages &
  FindingMessages &
  FieldMessages &
  SizingMessages &
  ListMessages &
  KeyMessages &
  ChoosingMessages;

/** The export of a language's file: creates its messages for a locale, e.g. `de-CH`. */
export type Translate = (
  locale: string,
) => Language & { readonly assets: Required<Messages> } & Required<
    Pick<
      Language,
      | 'tooOld'
      | 'products'
      | 'selection'
      | 'filters'
      | 'search'
      | 'finding'
      | 'field'
      | 'sizing'
      | 'list'
      | 'keys'
      | 'choosing'
    >
  >;
