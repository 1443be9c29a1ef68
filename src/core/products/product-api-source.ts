import type { PickerClient } from '../../api/assets/picker-client.js';
import { productApiOf, type ProductApi } from '../../api/products/product-api.js';

/** Returns the product calls. Undefined while there is no connection. */
export type ProductApiSource = () => ProductApi | undefined;

/** Returns a function that returns the product calls of the current client. */
export function productApiSource(client: () => PickerClient | undefined): ProductApiSource {
  return () => {
    const current = client();
    return current && productApiOf(current);
  };
}
