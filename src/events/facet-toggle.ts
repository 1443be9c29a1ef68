import type { AppliedValue } from '../model/facet/facet.js';

/** Detail of the `facet-toggle` event. */
export interface FacetToggleDetail {
  readonly clause: string;
  /** Whether the clause should be applied or removed. */
  readonly applied: boolean;
  /** The value, if no facet lists it, e.g. a range of dates. */
  readonly value?: AppliedValue;
}

/**
 * Fired when the user checks or clears a facet value. The listener decides whether to change the
 * query.
 */
export class FacetToggleEvent extends CustomEvent<FacetToggleDetail> {
  constructor(detail: FacetToggleDetail) {
    super('facet-toggle', { detail, bubbles: true, composed: true, cancelable: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'facet-toggle': FacetToggleEvent;
  }
}
