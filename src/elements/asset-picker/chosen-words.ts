import type { Detail } from '../../controllers/detail-controller.js';
import type { Asset } from '../../model/asset.js';
import { shortText } from '../../model/short-text.js';
import type { Chosen } from '../../model/selection.js';

/** The best that is known of a chosen asset: its details, else what the results showed. */
export function assetOf(chosen: Chosen, detail: Detail<Asset> | undefined): Asset | undefined {
  return detail?.status === 'ready' ? detail.item : chosen.item;
}

/** What a chosen asset is called; its id where nothing else is known. */
export function nameOf(chosen: Chosen, detail: Detail<Asset> | undefined): string {
  return shortText(assetOf(chosen, detail)?.filename ?? chosen.id);
}
