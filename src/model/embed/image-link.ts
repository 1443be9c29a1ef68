import type { Asset } from '../asset/asset.js';
import { offeredEmbeds } from './embed-choice.js';

/**
 * An image's address in the live service's dialect. Section 9, item 6, specifies its path and `w`
 * alone; `crop` tells that the host cuts images too.
 */
const imageLink =
  /^(https?:\/\/[^/?#]+\/content\/[^/?#]+)\/(?:jpe?g|png|gif|web)\/([^/?#]+)\?(?=[^#]*\bcrop=)([^#]*)/;

/** The parts of a link that images of any size can be asked for by. */
export interface ImageLink {
  /** The address up to the asset's id. */
  readonly place: string;
  readonly file: string;
  readonly query: string;
}

/**
 * Returns the link of an image that any size can be asked for by. Undefined if it has none, or if its
 * proportions are unknown.
 */
export function imageLinkOf(asset: Asset): ImageLink | undefined {
  if (asset.kind !== 'image' || !asset.dimensions) return undefined;
  for (const { url } of offeredEmbeds(asset)) {
    const [, place, file = '', query = ''] = imageLink.exec(url) ?? [];
    if (place !== undefined) return { place, file, query };
  }
  return undefined;
}
