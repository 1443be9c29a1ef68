/** Detail of the `selection-change` event. */
export interface SelectionChangeDetail {
  /** In the order of the selection. */
  readonly ids: readonly string[];
}

/** Fired when the selection changes, before it is confirmed. */
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
