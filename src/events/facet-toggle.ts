/** What `facet-toggle` carries. */
export interface FacetToggleDetail {
  readonly clause: string;
  /** Whether the person wants the clause applied. */
  readonly applied: boolean;
}

/** Asks for a facet value to be applied or taken away. Whoever holds the query decides. */
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
