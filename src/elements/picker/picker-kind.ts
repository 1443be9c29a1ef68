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

/** Anything that has an id. */
export interface Identified {
  readonly id: string;
}

/** The listed items, by their place. */
export interface ItemList<Item> {
  /** The place of the keyboard in the list. */
  readonly focus: RowFocus;
  /** The item at a place; undefined where it has not been fetched. */
  readonly itemAt: (index: number) => Item | undefined;
  /** Every item that has been fetched. */
  readonly items: () => readonly Item[];
  /** How a selected item looks where there is little room. */
  readonly summaryOf: (selected: SelectedItem<Item>) => ItemSummary;
  /** Why an item cannot be selected; undefined where it can. */
  readonly disabledReason: (item: Item) => string | undefined;
  /** Shows more of the item at a place. */
  readonly openPreview?: (index: number) => void;
}

/** How items become a pick. */
export interface ItemPicking<Item, Pick> {
  /** Undefined while there is no way to the service. */
  readonly fetchDetails: (id: string, signal: AbortSignal) => Promise<Item> | undefined;
  /** The event that hands over what is selected. */
  readonly toEvent: (resolved: readonly Resolved<Item>[]) => ToPick<CustomEvent<Pick>>;
}

/** What is particular to one kind of picker. Every other part is the same in all. */
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
  /** The words to show. */
  readonly words: () => Messages;
  /** Words that replace those for what is selected; by default those of `messages`. */
  readonly selectionWords?: () => Partial<SelectionMessages>;
  /** Ranges, order and more of what is selected, once they have loaded. */
  readonly tools: () => SelectionTools<Item> | undefined;
  /** Loads the tools, where they are not loaded with the picker. */
  readonly loadTools?: () => void;
  readonly frame: () => FrameParts<P>;
  /** How many results there are, in words, where the service's count would mislead. */
  readonly counted?: (page: P) => string | undefined;
  /** Clears what only this kind of picker narrows by. */
  readonly onClear?: () => void;
  /** Forgets what belongs to the user or the connection. */
  readonly forget: () => void;
}

/** Where a picker shows something of its own kind. */
export interface FrameParts<P> {
  /** Whether results stand in lines rather than cards. */
  readonly list: boolean;
  /** Undefined where the order cannot be chosen. */
  readonly sort: string | undefined;
  /** What else can be set in the bar. */
  readonly tools: TemplateResult | typeof nothing;
  /** What stands beside the results, above the facets. */
  readonly side: TemplateResult | typeof nothing;
  /** What lies over the results. */
  readonly overlay?: TemplateResult | typeof nothing | undefined;
  /** What stands after the picker's frame, as a dialog of its own. */
  readonly dialog?: TemplateResult | typeof nothing | undefined;
  /** Whether the facets are shown by another panel, or not at all. */
  readonly filtersElsewhere?: boolean;
  /** Whether the user has asked for less than everything. */
  readonly narrowed: boolean;
  /** The details of the item that was selected last, and its settings. */
  readonly details: TemplateResult | typeof nothing;
  readonly results: (page: P) => TemplateResult;
  /** Whether any part of the list can be gone to, so that its end alone tells of nothing. */
  readonly windowed?: boolean;
  /** What stands after the last item. */
  readonly end: (page: P) => TemplateResult;
}
