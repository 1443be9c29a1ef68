import type { Asset } from '../../model/asset/asset.js';
import { isUsable } from '../../model/asset/availability.js';
import { formOf, offeredEmbeds } from '../../model/embed/embed-choice.js';
import { insertedUrl } from '../../model/embed/inserted-url.js';
import { sizeOf } from '../../model/embed/pixel-size.js';
import { pictureAddress } from '../results/picture-address.js';
import { allowedThumbnails } from '../results/thumbnail.js';

/** A picture of a whole asset. */
interface Picture {
  readonly url: string;
  /** The longer side, in pixels. */
  readonly size: number;
}

/** A thumbnail of this size fills most screens. The links of an asset are not asked for then. */
const largeEnough = 1024;
/** Larger pictures take longer to load than anybody waits. */
const tooLarge = { pixels: 4096, bytes: 8_000_000 };

/**
 * The largest picture of an asset that a preview has use for: its largest thumbnail; where that is
 * small, the largest of its sizes that shows the whole picture. Undefined if there is none.
 *
 * @param hosts - The hosts that pictures may come from, as `picture-hosts` says.
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
