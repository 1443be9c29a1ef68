import type { Asset } from '../../model/asset/asset.js';
import { isUsable } from '../../model/asset/availability.js';
import { formOf, offeredEmbeds } from '../../model/embed/embed-choice.js';
import { insertedUrl } from '../../model/embed/inserted-url.js';
import { sizeOf } from '../../model/embed/pixel-size.js';
import { pictureAddress } from '../results/picture-address.js';
import { allowedThumbnails } from '../results/thumbnail.js';

/** A picture that shows the whole asset. */
interface Picture {
  readonly url: string;
  /** The longer side, in pixels. */
  readonly size: number;
}

/**
 * A thumbnail of this size fills most screens, so the links of the asset are not requested. Pixels.
 */
const largeEnough = 1024;
/** Larger pictures take too long to load. */
const tooLarge = { pixels: 4096, bytes: 8_000_000 };

/**
 * Returns the best picture of an asset for a preview: its largest thumbnail or, if that is small,
 * its largest size that shows the whole picture. Undefined if there is none.
 *
 * @param hosts - The value of `picture-hosts`: hosts that pictures may be loaded from.
 */
export function largestPicture(asset: Asset, hosts: string | null): Picture | undefined {
  const thumbnail: Picture | undefined = allowedThumbnails(asset, hosts).at(-1);
  if (thumbnail && thumbnail.size >= largeEnough) return thumbnail;
  return (isUsable(asset) ? picturesOf(asset, hosts) : []).reduce<Picture | undefined>(
    (best, each) => (best && best.size * 1.25 >= each.size ? best : each),
    thumbnail,
  );
}

function picturesOf(asset: Asset, hosts: string | null): readonly Picture[] {
  const { dimensions, sizeInBytes = Infinity } = asset;
  if (!dimensions) return [];
  return offeredEmbeds(asset).flatMap((embed): Picture[] => {
    const url = pictureAddress(insertedUrl(embed.url), hosts);
    if (url === undefined || formOf(embed, asset) !== 'image' || /[?&]r=/.test(url)) return [];
    if (embed.name === 'original' && sizeInBytes > tooLarge.bytes) return [];
    const { width = 0, height = 0 } = sizeOf(asset, embed.url);
    const size = Math.max(width, height);
    const stretch = (width * dimensions.height) / (height * dimensions.width);
    const isWhole = Math.abs(stretch - 1) < 0.02;
    return isWhole && size <= tooLarge.pixels ? [{ url, size }] : [];
  });
}
