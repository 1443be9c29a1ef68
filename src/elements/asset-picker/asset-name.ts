import type { Detail } from '../../core/pick/details-store.js';
import type { Asset } from '../../model/asset/asset.js';
import { shortText } from '../../model/text/short-text.js';
import type { SelectedItem } from '../../model/selection/selection.js';

/** Returns the details of a selected asset, or the asset as the results showed it. */
export function assetOf(
  selected: SelectedItem,
  detail: Detail<Asset> | undefined,
): Asset | undefined {
  return detail?.status === 'ready' ? detail.item : selected.item;
}

/** Returns the name of a selected asset, or its id if the name is not known. */
export function nameOf(selected: SelectedItem, detail: Detail<Asset> | undefined): string {
  return shortText(assetOf(selected, detail)?.filename ?? selected.id);
}
