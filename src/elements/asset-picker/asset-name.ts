import type { Detail } from '../../core/pick/details-store.js';
import type { Asset } from '../../model/asset/asset.js';
import { shortText } from '../../model/text/short-text.js';
import type { SelectedItem } from '../../model/selection/selection.js';

/** The best that is known of a chosen asset: its details, else what the results showed. */
export function assetOf(
  selected: SelectedItem,
  detail: Detail<Asset> | undefined,
): Asset | undefined {
  return detail?.status === 'ready' ? detail.item : selected.item;
}

/** What a chosen asset is called; its id where nothing else is known. */
export function nameOf(selected: SelectedItem, detail: Detail<Asset> | undefined): string {
  return shortText(assetOf(selected, detail)?.filename ?? selected.id);
}
