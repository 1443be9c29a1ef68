import { FacetGroups } from './facet-groups.js';

// The entry of a file of the bundle that loads with the first results or after them.

/** Creates the renderer of grouped facets. */
export function facetGroups(...panel: ConstructorParameters<typeof FacetGroups>): FacetGroups {
  return new FacetGroups(...panel);
}
