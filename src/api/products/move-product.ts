import type { CategoryPath } from '../../model/product/product-category.js';
import { UnknownOutcomeError } from '../errors.js';
import { setProductCategories } from './product-changes.js';
import { getProduct } from './products.js';
import { segment } from '../http/segment.js';
import type { Call, Transport } from '../http/transport.js';

/**
 * Puts a product into one or several categories and resolves to its categories as read back from
 * the service. If the response to the change was lost, these may still be the previous ones: check
 * whether the new ones are included.
 *
 * @throws UnknownOutcomeError if the categories could not be read back.
 */
export async function moveProduct(
  request: Transport,
  productId: string,
  categoryIds: string | readonly string[],
  call: Call,
): Promise<readonly CategoryPath[]> {
  let lost: UnknownOutcomeError | undefined;
  try {
    await setProductCategories(request, productId, [categoryIds].flat(), call);
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError)) throw error;
    lost = error;
  }
  try {
    return (await getProduct(request, productId, call)).categories;
  } catch (error) {
    call.signal?.throwIfAborted();
    throw lost ?? new UnknownOutcomeError(`v2/products/${segment(productId)}`, error);
  }
}
