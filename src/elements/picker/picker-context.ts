import type { PickerClient } from '../../api/assets/picker-client.js';
import type { Announcer } from '../../controllers/announcer.js';
import type { Detail } from '../../core/pick/details-store.js';
import type { LanguageController } from '../../controllers/language-controller.js';
import type { PickStatus } from '../../core/pick/pick-maker.js';
import type { SelectionStore } from '../../core/selection/selection-store.js';
import type { SearchState } from '../../core/search/search-state.js';
import type { ObservedSearch } from '../../core/search/search-observer.js';
import type { Page } from '../../model/page/page.js';
import type { ListQuery } from '../../model/query/query.js';
import type { Language, LaterMessages } from '../../text/language.js';
import type { Messages } from '../../text/messages/messages.js';
import type { Feedback } from './feedback.js';
import type { PickerHost } from './picker-host.js';
import type { Identified, ItemList } from './picker-kind.js';
import type { ServiceAccess } from './service-access.js';

/** The details of items, as other parts use them. */
export interface ItemDetails<Item> {
  readonly status: PickStatus;
  reset(): void;
  of(id: string): Detail<Item> | undefined;
  readonly load: (ids: readonly string[]) => void;
  retry(ids: readonly string[]): void;
  clear(): void;
  stop(): void;
}

/**
 * A picker as seen by the parts that load later: the preview, the tray's list, ranges, the field.
 */
export interface PickerContext<Item extends Identified> {
  readonly host: PickerHost;
  readonly root: ShadowRoot;
  readonly access: ServiceAccess;
  readonly search: ObservedSearch & {
    readonly state: SearchState<ListQuery, Page<Item>> & {
      /** The length of the list, if any part of it can be shown. */
      readonly length?: number;
      /** The number of results, including those out of reach. */
      readonly total?: number;
    };
    readonly setSort: (sort: string) => void;
  };
  readonly list: ItemList<Item>;
  readonly selection: SelectionStore<Item>;
  /** The details of items, and the status of the pick. */
  readonly details: ItemDetails<Item>;
  readonly announcer: Announcer;
  readonly feedback: Feedback;
  readonly language: LanguageController<Language>;
  /** The messages to show. */
  readonly words: Messages;
  /** Messages that replace those for the selection. */
  readonly selectionWords: Partial<Messages & LaterMessages> | undefined;
  /** Whether the picker allows no changes. */
  readonly inactive: boolean;
  /** The client for requests of low priority; undefined until there are results. */
  readonly idleClient: PickerClient | undefined;
}
