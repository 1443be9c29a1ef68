import type { Asset } from '../../model/asset/asset.js';
import { isUsable } from '../../model/asset/availability.js';
import { toPickedAsset, type AssetPick, type PickSettings } from '../../model/pick/pick.js';
import type { Resolved } from './pick-maker.js';

/**
 * Returns the pick of selected assets. Undefined if one of them has expired or offers no links.
 *
 * @param branded - Whether the links of the details are branded.
 */
export function toAssetPick(
  resolved: readonly Resolved<Asset>[],
  branded: boolean,
  settings: PickSettings,
): AssetPick | undefined {
  const items = resolved.flatMap(({ selected, detail }) =>
    isUsable(detail) ? (toPickedAsset(selected, detail, settings) ?? []) : [],
  );
  return items.length < resolved.length ? undefined : { schema: 1, branded, items };
}
