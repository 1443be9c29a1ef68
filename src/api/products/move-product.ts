import type { CategoryPath } from '../../model/product/product-category.js';
import { UnknownOutcomeError } from '../errors.js';
import { setProductCategories } from './product-changes.js';
import { getProduct } from './products.js';
import { segment } from '../http/segment.js';
import type { Call, Transport } from '../http/transport.js';

/**
 * Puts a product into one category, or several, and resolves to the categories that are then in
 * force, as read back from the service. Where the answer to the change was lost they may still be
 * the old ones: look whether the wanted ones are among them.
 *
 * @throws UnknownOutcomeError where reading back failed: nobody knows then what is in force.
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
