import type { AssetRecord } from '../catalogue/catalogue.js';
import { addressName } from '../links/link.js';
import { instant } from './asset-sections.js';

/** The lengths of thumbnails' longer sides, in pixels. */
export const thumbnailSizes = [125, 160, 300, 600, 2048] as const;

/** The section `thumbnails` of an asset: a URL and its expiry for each size. */
export type ThumbnailMaker = (
  record: AssetRecord,
) => Readonly<Record<string, { readonly url: string; readonly valid_until: string }>>;

/** The options of thumbnail URLs. */
export interface ThumbnailOptions {
  readonly embedUrl: string;
  readonly account: string;
  readonly now: () => number;
  /** Whether URLs stop working when they expire. If not, they never change and can be cached. */
  readonly expiring: boolean;
}

/** The reported lifetime of URLs: ten hours, or ten minutes for those that stop working. */
const lifetimeMs = 10 * 60 * 60 * 1000;
const expiringLifetimeMs = 10 * 60 * 1000;

/** Creates URLs under `/previews/`, which the file routes serve. */
export function thumbnailMaker(options: ThumbnailOptions): ThumbnailMaker {
  const { embedUrl, account, now, expiring } = options;
  return ({ externalId, filename }) => {
    const validUntil = now() + (expiring ? expiringLifetimeMs : lifetimeMs);
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
