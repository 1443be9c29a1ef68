/**
 * The one-file builds: they define the elements, and give what the main entry gives. The product
 * picker waits in a second file until the page has use for it.
 */
import './asset-picker.js';
import './facet-panel.js';
import { pickProducts as openProductPicker, type PickProductsOptions } from '../index.js';
import type { ProductPick } from '../index.js';
import { defineProductPicker, defineWhereUsed } from './products-later.js';

export {
  AssetPicker,
  AssetPickEvent,
  FacetPanel,
  FacetToggleEvent,
  openConnector,
  pickAssets,
  PickerCancelEvent,
  PickerErrorEvent,
  ProductPickEvent,
  SearchChangeEvent,
  SelectionChangeEvent,
  SignInChangeEvent,
} from '../index.js';
export { defineProductPicker };
export type * from '../index.js';

/** As `pickProducts` of the main entry; the product picker is fetched first. */
export async function pickProducts(
  options?: PickProductsOptions,
): Promise<ProductPick | undefined> {
  await defineProductPicker();
  return openProductPicker(options);
}

defineWhereUsed();
