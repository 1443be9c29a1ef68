import { FacetGroups } from './facet-groups.js';

// What helps to find comes in a file of its own, after the first results or beside them.

/** What helps to find values among many. */
export function facetGroups(...panel: ConstructorParameters<typeof FacetGroups>): FacetGroups {
  return new FacetGroups(...panel);
}
