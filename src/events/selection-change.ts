/** What `selection-change` carries. */
export interface SelectionChangeDetail {
  /** In the person's order. */
  readonly ids: readonly string[];
}

/** Tells that the choice changed. It is not confirmed yet. */
export class SelectionChangeEvent extends CustomEvent<SelectionChangeDetail> {
  constructor(detail: SelectionChangeDetail) {
    super('selection-change', { detail, bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'selection-change': SelectionChangeEvent;
  }
}
