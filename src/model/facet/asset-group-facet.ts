import type { AssetGroup } from '../asset/asset.js';
import type { Facet } from './facet.js';
import { shortText } from '../text/short-text.js';

/**
 * The groups as a facet of their own, without counts: the service does not count by group.
 * Nothing where there is nothing to choose between. `clauseOf` writes the clause for a name.
 */
export function groupsAsFacets(
  groups: readonly AssetGroup[],
  clauseOf: (name: string) => string,
): readonly Facet[] {
  if (groups.length < 2) return [];
  const values = groups.map(({ name }) => ({ label: shortText(name), clause: clauseOf(name) }));
  return [{ key: 'asset_groups', type: 'asset_groups', label: '', values, truncated: false }];
}
