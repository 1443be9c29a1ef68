import type { AssetGroup } from '../asset/asset.js';
import { queryDay } from '../query/query.js';
import type { Facet } from './facet.js';
import { shortText } from '../text/short-text.js';

/**
 * Returns the asset groups as a facet without counts, because the service does not count by group.
 * Empty if there are fewer than two groups. `clauseOf` returns the clause for a group name.
 */
export function groupsAsFacets(
  groups: readonly AssetGroup[],
  clauseOf: (name: string) => string,
): readonly Facet[] {
  if (groups.length < 2) return [];
  const values = groups.map(({ name }) => ({ label: shortText(name), clause: clauseOf(name) }));
  return [{ key: 'asset_groups', type: 'asset_groups', label: '', values, truncated: false }];
}

/** The name of the facet, and of its values: expired, soon, and without an expiry date. */
export type ExpiryNames = readonly [facet: string, expired: string, soon: string, never: string];

/**
 * Returns a facet of when assets expire: before today, within 30 days from today, or never. It has no
 * counts, because the service does not count by date.
 *
 * @param today - ISO 8601, e.g. `2026-12-03`.
 */
export function expiryFacet([label, expired, soon, never]: ExpiryNames, today: string): Facet {
  const values = [
    { label: expired, clause: `ed:[before ${queryDay(today)}]` },
    { label: soon, clause: `ed:[${queryDay(today)} to ${queryDay(today, 30)}]` },
    { label: never, clause: 'ed:(isEmpty)' },
  ];
  return { key: 'expiry', type: 'expiry', label, values, truncated: false };
}
