import type { ReactiveControllerHost } from 'lit';
import { groupClause } from '../api/assets/group-clause.js';
import type { PickerClient } from '../api/assets/picker-client.js';
import { groupsAsFacets } from '../model/facet/group-facet.js';
import type { Facet } from '../model/facet/facet.js';
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
