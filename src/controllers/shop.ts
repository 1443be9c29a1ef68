import type { PickerClient } from '../api/picker-client.js';
import { shopOf, type ShopClient } from '../api/shop-client.js';

/** The calls for products over whatever client its owner has at the time. */
export class Shop {
  readonly #client: () => PickerClient | undefined;

  constructor(client: () => PickerClient | undefined) {
    this.#client = client;
  }

  /** Undefined while there is no way to the service. */
  get client(): ShopClient | undefined {
    const client = this.#client();
    return client && shopOf(client);
  }
}
