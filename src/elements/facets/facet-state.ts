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
 */
export function stateOf(panel: Element, key: string): FacetState {
  const root = panel.getRootNode();
  const picker = root instanceof ShadowRoot && 'tieFacetPanel' in root.host ? root.host : panel;
  const facets = states.get(picker) ?? new Map<string, FacetState>();
  states.set(picker, facets);
  const fresh = { folded: false, all: false, text: '', order: [], branches: new Map() };
  const state = facets.get(key) ?? fresh;
  facets.set(key, state);
  return state;
}
