import type { Asset } from '../../model/asset/asset.js';
import { toPickedAsset, type AssetPick } from '../../model/pick/pick.js';
import type { Resolved } from './pick-maker.js';

/**
 * Makes the pick of selected assets; undefined if one of them has expired or offers no links.
 *
 * @param preferred - Name of the embed size to use where the user chose none.
 * @param branded - Whether the links of the details are branded.
 */
export function toAssetPick(
  resolved: readonly Resolved<Asset>[],
  preferred: string | undefined,
  branded: boolean,
): AssetPick | undefined {
  const items = resolved.flatMap(({ chosen, detail }) =>
    detail.available ? (toPickedAsset(chosen, detail, preferred) ?? []) : [],
  );
  return items.length < resolved.length ? undefined : { branded, items };
}
