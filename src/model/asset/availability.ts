import type { Asset } from './asset.js';

/**
 * Whether an asset can be used, and why not.
 *
 * - `expiring`: until `date`, which is soon.
 * - `expired`: since `date`.
 * - `unreleased`: before `date`.
 * - `withdrawn`: the service says that it cannot be used, and none of its dates explains it.
 * - `unavailable`: the service says that it cannot be used. Its dates cannot be read.
 */
export type Availability =
  | { readonly status: 'available' | 'withdrawn' | 'unavailable' }
  | {
      readonly status: 'expiring' | 'expired' | 'unreleased';
      /** Milliseconds since 1970. */
      readonly date: number;
    };

/** What the service says of when an asset can be used. */
export type Dated = Pick<Asset, 'available' | 'releaseDate' | 'expirationDate'>;

/** How long before its end an asset is about to expire, in milliseconds: 30 days. */
const expiringSoonMs = 30 * 86_400_000;

/**
 * Says whether an asset can be used at `now`, in milliseconds since 1970, and why not. An asset that
 * expires while a page is open cannot be used any more, whatever the service said of it before.
 */
export function availabilityOf(asset: Dated, now = Date.now()): Availability {
  const { available, releaseDate, expirationDate } = asset;
  const release = instantOf(releaseDate);
  const end = instantOf(expirationDate);
  if (end !== undefined && end <= now) return { status: 'expired', date: end };
  if (available) {
    const isSoon = end !== undefined && end - now <= expiringSoonMs;
    return isSoon ? { status: 'expiring', date: end } : { status: 'available' };
  }
  if (release !== undefined && release > now) return { status: 'unreleased', date: release };
  const isUnread = (releaseDate && release === undefined) || (expirationDate && end === undefined);
  return { status: isUnread ? 'unavailable' : 'withdrawn' };
}

/** Whether an asset can be used at `now`, in milliseconds since 1970. */
export function isUsable(asset: Dated, now?: number): boolean {
  return /^(?:available|expiring)$/.test(availabilityOf(asset, now).status);
}

/** The service is younger than these years, or will be replaced before. */
const [firstYear, lastYear] = [1971, 2199];

/**
 * The instant that an ISO 8601 text names, in milliseconds since 1970. Undefined if it names none,
 * or one that stands for no date, for example in the year 9999.
 */
export function instantOf(text = ''): number | undefined {
  const instant = Date.parse(text);
  const year = new Date(instant).getUTCFullYear();
  return year >= firstYear && year <= lastYear ? instant : undefined;
}
