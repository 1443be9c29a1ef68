import type { Asset, Thumbnail } from '../../../model/asset.js';
import { renewed } from '../thumbnail.js';

/** The thumbnails of an asset that are in force. */
export function thumbnailsOf(asset: Asset): readonly Thumbnail[] {
  return renewed.get(asset) ?? asset.thumbnails;
}
