import type { ProductPick } from '../model/pick/product-pick.js';

/** Tells that the person confirmed their choice. The detail is structured-cloneable. */
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
