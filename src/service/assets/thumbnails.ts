import type { AssetRecord } from '../catalogue/catalogue.js';
import { addressName } from '../links/link.js';
import { instant } from './asset-sections.js';

/** The lengths of thumbnails' longer sides, in pixels. */
export const thumbnailSizes = [125, 160, 300, 600, 2048] as const;

/** The section `thumbnails` of an asset: by size name, an address and until when it is good. */
export type ThumbnailMaker = (
  record: AssetRecord,
) => Readonly<Record<string, { readonly url: string; readonly valid_until: string }>>;

/** How thumbnails are addressed. */
export interface ThumbnailOptions {
  readonly embedUrl: string;
  readonly account: string;
  readonly now: () => number;
  /** Whether an address really stops working. If not it stays the same, and caches keep it. */
  readonly expiring: boolean;
}

/** The life that answers report, in milliseconds: ten hours, and ten minutes of expiring ones. */
const lasting = 10 * 60 * 60 * 1000;
const passing = 10 * 60 * 1000;

/** Makes addresses under `/previews/`, which the thumbnail routes answer. */
export function thumbnailMaker(options: ThumbnailOptions): ThumbnailMaker {
  const { embedUrl, account, now, expiring } = options;
  return ({ externalId, filename }) => {
    const validUntil = now() + (expiring ? passing : lasting);
    const ending = expiring ? `?expires=${validUntil}` : '';
    const name = addressName(filename, 'jpg');
    return Object.fromEntries(
      thumbnailSizes.map((size) => [
        `${size}px`,
        {
          url: `${embedUrl}/previews/${account}/${externalId}/${size}px/${name}${ending}`,
          valid_until: instant(validUntil),
        },
      ]),
    );
  };
}
