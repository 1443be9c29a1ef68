import type { Asset } from '../../model/asset/asset.js';
import { isUsable } from '../../model/asset/availability.js';
import {
  toPickedAsset,
  type AssetPick,
  type PickedAsset,
  type PickSettings,
} from '../../model/pick/pick.js';
import { eachSize } from '../../model/selection/selection.js';
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
  const items: PickedAsset[] = [];
  for (const { selected, detail } of resolved) {
    const sizes = isUsable(detail) ? eachSize(selected) : [];
    const picked = sizes.flatMap((size) => toPickedAsset(size, detail, settings) ?? []);
    if (picked.length === 0) return undefined;
    // A size that an asset does not have becomes its default size, which may be picked already.
    const urls = picked.map(({ embed }) => embed.url);
    items.push(...picked.filter(({ embed }, index) => urls.indexOf(embed.url) === index));
  }
  return { schema: 1, branded, items };
}
