/** Detail of the `facet-toggle` event. */
export interface FacetToggleDetail {
  readonly clause: string;
  /** Whether the clause should be applied or removed. */
  readonly applied: boolean;
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
