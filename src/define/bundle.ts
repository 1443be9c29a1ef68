/**
 * Entry of the single-file builds: they define the elements and export what the main entry exports.
 * The product picker is in a second file, which is loaded when needed.
 */
import './asset-picker.js';
import './facet-panel.js';
import { pickProducts as openProductPicker, type PickProductsOptions } from '../index.js';
import type { openConnector as openConnectorAtOnce, ProductPick } from '../index.js';
import { defineProductPicker, defineProductPickerWhereUsed } from './lazy-products.js';

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

/**
 * Like `openConnector` of the main entry. The module is loaded first, because few pages call it.
 */
export const openConnector: OpenConnector = async (...options) => {
  const connector = await import('../elements/connector/open-connector.js');
  return connector.openConnector(...options);
};

/** Like `pickProducts` of the main entry. The product picker is loaded first. */
export async function pickProducts(
  options?: PickProductsOptions,
): Promise<ProductPick | undefined> {
  await defineProductPicker();
  return openProductPicker(options);
}

defineProductPickerWhereUsed();
