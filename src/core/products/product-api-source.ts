import type { PickerClient } from '../../api/assets/picker-client.js';
import { productApiOf, type ProductApi } from '../../api/products/product-api.js';

/** Returns the calls for products; undefined while there is no way to the service. */
export type ProductApiSource = () => ProductApi | undefined;

/** The calls for products of the client that is in use at the time. */
export function productApiSource(client: () => PickerClient | undefined): ProductApiSource {
  return () => {
    const current = client();
    return current && productApiOf(current);
  };
}
