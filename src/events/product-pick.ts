import type { ProductPick } from '../model/pick/product-pick.js';

/** Fired when the user confirms the selection. The detail can be structured-cloned. */
export class ProductPickEvent extends CustomEvent<ProductPick> {
  constructor(detail: ProductPick) {
    super('product-pick', { detail, bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'product-pick': ProductPickEvent;
  }
}
