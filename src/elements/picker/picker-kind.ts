import type { nothing, TemplateResult } from 'lit';
import type { Resolved, ToPick } from '../../core/pick/pick-maker.js';
import type { SearchStore } from '../../core/search/search-store.js';
import type { RowFocus } from '../../grid/grid-types.js';
import type { Page } from '../../model/page/page.js';
import type { ListQuery } from '../../model/query/query.js';
import type { SelectedItem } from '../../model/selection/selection.js';
import type { SelectionMessages } from '../../text/messages/selection.js';
import type { Messages } from '../../text/messages/messages.js';
import type { SelectionTools } from '../tray/selection-tools.js';
import type { ItemSummary } from '../tray/tray.js';

/** An object with an id. */
export interface Identified {
  readonly id: string;
}

/** The listed items, by index. */
export interface ItemList<Item> {
  /** The keyboard focus in the list. */
  readonly focus: RowFocus;
  /** Returns the item at an index. Undefined if it has not been fetched. */
  readonly itemAt: (index: number) => Item | undefined;
  /** Returns every item that has been fetched. */
  readonly items: () => readonly Item[];
  /** Returns a summary of a selected item for small spaces. */
  readonly summaryOf: (selected: SelectedItem<Item>) => ItemSummary;
  /** Returns why an item cannot be selected. Undefined if it can be. */
  readonly disabledReason: (item: Item) => string | undefined;
  /** Opens the preview of the item at an index. */
  readonly openPreview?: (index: number) => void;
}

/** How items become a pick. */
export interface ItemPicking<Item, Pick> {
  /** Undefined while there is no connection. */
  readonly fetchDetails: (id: string, signal: AbortSignal) => Promise<Item> | undefined;
  /** Returns the event that contains the pick. */
  readonly toEvent: (resolved: readonly Resolved<Item>[]) => ToPick<CustomEvent<Pick>>;
}

/** The differences between the kinds of picker. All other parts are shared. */
export interface PickerKind<
  Item extends Identified,
  Q extends ListQuery,
  P extends Page<Item>,
  Pick,
> extends ItemPicking<Item, Pick> {
  readonly search: SearchStore<Q, P>;
  readonly list: ItemList<Item>;
  /** Whether cells show that they are selected before the picker renders. */
  readonly showsSelectionAtOnce?: boolean;
  /** The messages to show. */
  readonly words: () => Messages;
  /** Messages that replace those for the selection; by default those of `messages`. */
  readonly selectionWords?: () => Partial<SelectionMessages>;
  /** The tools for the selection, once they are loaded. */
  readonly tools: () => SelectionTools<Item> | undefined;
  /** Loads the tools, unless they are loaded with the picker. */
  readonly loadTools?: () => void;
  readonly frame: () => FrameParts<P>;
  /** Returns the number of results as text if the service's count would mislead. */
  readonly counted?: (page: P) => string | undefined;
  /** Clears the filters that only this kind of picker has. */
  readonly onClear?: () => void;
  /** Clears what belongs to the user or the connection. */
  readonly reset: () => void;
}

/** The parts of the frame that differ between the kinds of picker. */
export interface FrameParts<P> {
  /** Whether results are shown in lines instead of cards. */
  readonly list: boolean;
  /** Undefined if users cannot change the order. */
  readonly sort: string | undefined;
  /** The name of an order that the messages do not name. */
  readonly sortName?: string | undefined;
  /** Further controls in the toolbar. */
  readonly tools: TemplateResult | typeof nothing;
  /** Content next to the results, above the facets. */
  readonly side: TemplateResult | typeof nothing;
  /** Content right above the results. */
  readonly head?: TemplateResult | typeof nothing;
  /** Content that covers the results. */
  readonly overlay?: TemplateResult | typeof nothing | undefined;
  /** Content after the frame, as a separate dialog. */
  readonly dialog?: TemplateResult | typeof nothing | undefined;
  /** Whether another panel shows the facets, or none does. */
  readonly filtersElsewhere?: boolean;
  /** Whether the user has restricted the search. */
  readonly narrowed: boolean;
  /** The details and settings of the active item. */
  readonly details: TemplateResult | typeof nothing;
  readonly results: (page: P) => TemplateResult;
  /**
   * Whether users can jump to any part of the list, so that its end is not the only place for
   * messages.
   */
  readonly windowed?: boolean;
  /** Content after the last item. */
  readonly end: (page: P) => TemplateResult;
}
