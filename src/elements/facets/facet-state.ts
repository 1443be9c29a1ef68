/** How a user left one facet. */
export interface FacetState {
  folded: boolean;
  /** Whether they want to see all of its values. */
  all: boolean;
  /** What they look for among its values. */
  text: string;
  /** The order in which its values stood last, by clause. */
  order: readonly string[];
  /** The categories that they opened or closed themselves, by clause. */
  readonly branches: Map<string, boolean>;
}

const states = new WeakMap<object, Map<string, FacetState>>();

/**
 * How the user left a facet of this panel. It stays for as long as the picker does that shows
 * the panel, though the panel itself comes and goes.
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
