import type { ReactiveControllerHost } from 'lit';
import { groupClause } from '../api/assets/group-clause.js';
import type { PickerClient } from '../api/assets/picker-client.js';
import type { AssetGroup } from '../model/asset/asset.js';
import type { Facet } from '../model/facet/facet.js';
import { shortText } from '../model/text/short-text.js';
import { RequestController } from './request-controller.js';

/** Fetches the asset groups and provides them as a facet. */
export class AssetGroupsController {
  readonly #answer: RequestController<readonly Facet[]>;

  /**
   * `client` returns undefined while other requests are more urgent, or if groups are not needed.
   */
  constructor(host: ReactiveControllerHost, client: () => PickerClient | undefined) {
    this.#answer = new RequestController(host, client, async (asked, call) =>
      groupsAsFacets(await asked.listAssetGroups(call), groupClause),
    );
  }

  /** Undefined until the groups are known. */
  get facets(): readonly Facet[] | undefined {
    return this.#answer.value;
  }
}

/**
 * Returns the asset groups as a facet without counts, because the service does not count by group.
 * Empty if there are fewer than two groups. `clauseOf` returns the clause for a group name.
 */
function groupsAsFacets(
  groups: readonly AssetGroup[],
  clauseOf: (name: string) => string,
): readonly Facet[] {
  if (groups.length < 2) return [];
  const values = groups.map(({ name }) => ({ label: shortText(name), clause: clauseOf(name) }));
  return [{ key: 'asset_groups', type: 'asset_groups', label: '', values, truncated: false }];
}
