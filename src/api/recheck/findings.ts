import type { AssetReference, LookedUp } from './asset-lookup.js';
import type { StoredAsset } from './stored-asset.js';

/** A finding about an inserted asset. */
export interface RecheckFinding {
  /**
   * - `expired`, `deleted`: since `date`.
   * - `unreleased`: until `date`.
   * - `withdrawn`: the service says that the asset cannot be used, without a reason.
   * - `not-found`: there is no such asset, or the token's owner may not see it.
   * - `newer-version`: version `from` was inserted, and `to` is the current one.
   * - `renamed`: the file was called `from`, and is called `to`. In links, these are the names that the
   *   links contain.
   * - `not-offered`: the service does not offer the size `from` of the asset.
   * - `reshaped`: the picture has other proportions than the inserted width and height.
   * - `foreign`: the URL is no link of the account.
   * - `unreadable`: the entry identifies no asset, or the service's response cannot be read.
   */
  readonly type:
    | 'expired'
    | 'deleted'
    | 'unreleased'
    | 'withdrawn'
    | 'not-found'
    | 'newer-version'
    | 'renamed'
    | 'not-offered'
    | 'reshaped'
    | 'foreign'
    | 'unreadable';
  /** ISO 8601, UTC, as the service writes it. */
  readonly date?: string;
  readonly from?: string;
  readonly to?: string;
}

/** The context of a check. */
export interface Check {
  /** The prefixes of the account's links. */
  readonly bases: ReadonlySet<string>;
  readonly find: (reference: AssetReference) => LookedUp;
  readonly keepUser: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Returns why an asset cannot be used at `now`, in milliseconds since 1970. Undefined if it can be
 * used. The service's own statement applies even if no date explains it.
 */
export function unavailability(asset: StoredAsset, now: number): RecheckFinding | undefined {
  const { deletedDate, expirationDate, releaseDate, available } = asset;
  if (deletedDate !== undefined) return { type: 'deleted', date: deletedDate };
  if (expirationDate !== undefined && Date.parse(expirationDate) <= now) {
    return { type: 'expired', date: expirationDate };
  }
  if (releaseDate !== undefined && Date.parse(releaseDate) > now) {
    return { type: 'unreleased', date: releaseDate };
  }
  return available ? undefined : { type: 'withdrawn' };
}
