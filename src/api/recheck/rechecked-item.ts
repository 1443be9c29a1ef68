import type { PickedAsset } from '../../model/pick/pick.js';
import type { RecheckFinding } from './findings.js';
import type { ElementPlace } from './inserted-elements.js';
import type { StoredAsset } from './stored-asset.js';

/** An asset as the service describes it now. Dates are ISO 8601, UTC; null if there is none. */
export interface RecheckedAsset {
  readonly id: string;
  readonly externalId: string;
  readonly filename: string;
  readonly versionId: string | null;
  readonly releaseDate: string | null;
  readonly expirationDate: string | null;
  readonly deletedDate: string | null;
}

/** What to put in place of what was inserted. */
export interface RecheckReplacement {
  readonly url: string;
  /**
   * Of an element in HTML: its start tag, in which only addresses and, if it no longer fits, the
   * height are changed. Of a pick: the markup. Null for ids and URLs.
   */
  readonly html: string | null;
  /** Of a pick: the item as it would be picked now, with the same size and texts. */
  readonly item?: PickedAsset;
}

/** One asset in one place: an element in HTML, an id, a URL or an item of a pick. */
export interface RecheckedItem {
  /** The id or the first URL, as it was given. */
  readonly inserted: string;
  /** Where it is in HTML. Null for everything else. */
  readonly place: ElementPlace | null;
  /** Null if it was not found. */
  readonly asset: RecheckedAsset | null;
  /** Empty if nothing is to be done. */
  readonly findings: readonly RecheckFinding[];
  /** Null if nothing is to be done, or nothing can be put in its place. */
  readonly replacement: RecheckReplacement | null;
}

/** Returns what a report says of an asset. */
export function summaryOf(asset: StoredAsset): RecheckedAsset {
  const { id, externalId, filename } = asset;
  return {
    ...{ id, externalId, filename },
    versionId: asset.versionId ?? null,
    releaseDate: asset.releaseDate ?? null,
    expirationDate: asset.expirationDate ?? null,
    deletedDate: asset.deletedDate ?? null,
  };
}
