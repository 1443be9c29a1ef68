import type { PickerClient } from '../api/assets/picker-client.js';
import { productApiOf, type ProductApi } from '../api/products/product-api.js';

/** The calls for products over whatever client its owner has at the time. */
export class Shop {
  readonly #client: () => PickerClient | undefined;

  constructor(client: () => PickerClient | undefined) {
    this.#client = client;
  }

  /** Undefined while there is no way to the service. */
  get client(): ProductApi | undefined {
    const client = this.#client();
    return client && productApiOf(client);
  }
}
