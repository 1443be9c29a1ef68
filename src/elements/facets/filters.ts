import { renderDateRange } from './date-range.js';
import { ownFacets } from './own-facets.js';

// The entry of a file of the bundle that loads if `facets` names a facet that the picker makes.

/** Makes the facets that the service does not count, and renders what only they have. */
export const filters = { ownFacets, renderDateRange };
