import type { ReactiveControllerHost } from 'lit';
import { groupClause } from '../api/assets/group-clause.js';
import type { PickerClient } from '../api/assets/picker-client.js';
import { groupsAsFacets } from '../model/facet/uncounted-facets.js';
import type { Facet } from '../model/facet/facet.js';
import { RequestController } from './request-controller.js';

/** Knows the asset groups, as something that results can be narrowed by. */
export class AssetGroupsController {
  readonly #answer: RequestController<readonly Facet[]>;

  /** `client` gives undefined as long as there is something more urgent, or groups are unwanted. */
  constructor(host: ReactiveControllerHost, client: () => PickerClient | undefined) {
    this.#answer = new RequestController(host, client, async (asked, call) =>
      groupsAsFacets(await asked.listAssetGroups(call), groupClause),
    );
  }

  /** Undefined until they are known. */
  get facets(): readonly Facet[] | undefined {
    return this.#answer.value;
  }
}
