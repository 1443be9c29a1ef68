import type { ProductPick } from '../../model/pick/product-pick.js';
import { openPicker, type Abandon, type SharedOption } from '../picker/open-picker.js';
import type { ProductPicker } from './product-picker.js';

/** What `pickProducts` takes: any of the picker's properties. */
export type PickProductsOptions = Abandon &
  Partial<
    Pick<
      ProductPicker,
      SharedOption | 'listed' | 'filters' | 'category' | 'channel' | 'layout' | 'categorizable'
    >
  >;

/**
 * Opens a product picker as a dialog, without markup. Resolves to what the user picked;
 * undefined if they cancelled.
 *
 * @throws Error if `<product-picker>` is not defined: import `dam-elements/define` first.
 */
export function pickProducts(options: PickProductsOptions = {}): Promise<ProductPick | undefined> {
  return openPicker('product-picker', () => document.createElement('product-picker'), options);
}
