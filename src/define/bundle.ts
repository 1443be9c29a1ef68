/**
 * The one-file builds: they define the elements, and give what the main entry gives. The product
 * picker waits in a second file until the page has use for it.
 */
import './asset-picker.js';
import './facet-panel.js';
import { pickProducts as openProductPicker, type PickProductsOptions } from '../index.js';
import type { openConnector as openConnectorAtOnce, ProductPick } from '../index.js';
import { defineProductPicker, defineProductPickerWhereUsed } from './lazy-product-picker.js';

export {
  AssetPicker,
  AssetPickEvent,
  FacetPanel,
  FacetToggleEvent,
  pickAssets,
  PickerCancelEvent,
  PickerErrorEvent,
  ProductPickEvent,
  SearchChangeEvent,
  SelectionChangeEvent,
  SignInChangeEvent,
} from '../index.js';
type OpenConnector = typeof openConnectorAtOnce;

export { defineProductPicker };
export type * from '../index.js';

/** As `openConnector` of the main entry, which few pages call; it is fetched first. */
export const openConnector: OpenConnector = async (...options) => {
  const connector = await import('../elements/connector/open-connector.js');
  return connector.openConnector(...options);
};

/** As `pickProducts` of the main entry; the product picker is fetched first. */
export async function pickProducts(
  options?: PickProductsOptions,
): Promise<ProductPick | undefined> {
  await defineProductPicker();
  return openProductPicker(options);
}

defineProductPickerWhereUsed();
