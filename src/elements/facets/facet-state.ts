import { pickerOf, savedFold } from './fold-preferences.js';

/** The display state of one facet. */
export interface FacetState {
  folded: boolean;
  /** Whether all of its values are shown. */
  all: boolean;
  /** The filter text. */
  text: string;
  /** The last order of its values, by clause. */
  order: readonly string[];
  /** The categories that the user expanded or collapsed, by clause. */
  readonly branches: Map<string, boolean>;
}

const states = new WeakMap<object, Map<string, FacetState>>();

/**
 * Returns the display state of a facet. It is kept as long as the picker exists, even if the panel
 * is removed and added again.
 *
 * @param folded - Whether the group is closed at first, if the user has neither opened nor closed it.
 */
export function stateOf(panel: Element, key: string, folded: boolean): FacetState {
  const picker = pickerOf(panel) ?? panel;
  const facets = states.get(picker) ?? new Map<string, FacetState>();
  states.set(picker, facets);
  const known = facets.get(key);
  if (known) return known;
  const state = {
    ...{ folded: savedFold(panel, key) ?? folded, all: false, text: '', order: [] },
    branches: new Map(),
  };
  facets.set(key, state);
  return state;
}
