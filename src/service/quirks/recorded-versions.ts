import type { Versions } from '../assets/asset-routes.js';
import type { AssetRecord, Catalogue } from '../catalogue/catalogue.js';

/** A version of an asset. Earlier ones have the files and the fields of the current one here. */
export interface AssetVersion {
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly isCurrent: boolean;
}

const maxVersions = 3;
const factor = 0x5bd1e995;

/** All versions of an asset, oldest first: one, two or three. */
export function versionsOf(record: AssetRecord): readonly AssetVersion[] {
  const count = 1 + (record.externalId.charCodeAt(2) % maxVersions || 0);
  return Array.from({ length: count }, (_, at) => {
    const number = at + 1;
    return { id: versionId(record.id, number), number, isCurrent: number === count };
  });
}

/** The current version of an asset. */
export function currentVersion(record: AssetRecord): AssetVersion {
  return versionsOf(record).at(-1) ?? { id: record.id, number: 1, isCurrent: true };
}

/** The versions as recorded: in a list, they link to their details and have few of their own. */
export function recordedVersions(baseUrl: string): Versions {
  return {
    list(record) {
      const items = versionsOf(record).map(({ id, number, isCurrent }) => ({
        id,
        filename: record.filename,
        current_version: isCurrent,
        version_number: number,
        _links: { version_details: `${baseUrl}/v2/assets/${record.id}/versions/${id}` },
      }));
      return {
        asset_id: record.id,
        item_type: 'asset_version',
        total_count: items.length,
        items,
      };
    },
    find: (record, wanted) => versionsOf(record).find(({ id }) => id === wanted),
  };
}

/** The asset and the version with this id; undefined if there is none. */
export function findVersion(
  catalogue: Catalogue,
  id: string,
): { readonly record: AssetRecord; readonly version: AssetVersion } | undefined {
  for (let number = 1; number <= maxVersions; number += 1) {
    const record = catalogue.byId(versionId(id, number));
    const version = record && versionsOf(record).find((each) => each.id === id.toLowerCase());
    if (record && version) return { record, version };
  }
  return undefined;
}

/** Turns the id of an asset into that of its version, and the id of the version back. */
function versionId(id: string, number: number): string {
  return id.toLowerCase().replace(/^[\da-f]{1,8}/, (digits) => {
    const mask = Math.imul(factor, number) >>> (32 - digits.length * 4);
    return ((Number.parseInt(digits, 16) ^ mask) >>> 0).toString(16).padStart(digits.length, '0');
  });
}
