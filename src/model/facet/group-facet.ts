import type { AssetGroup } from '../asset/asset.js';
import { shortText } from '../text/short-text.js';
import type { Facet } from './facet.js';

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
