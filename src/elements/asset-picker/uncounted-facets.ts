import { AssetGroupsController } from '../../controllers/asset-groups-controller.js';
import { LazyModule } from '../../core/lazy-module.js';
import type { Facet } from '../../model/facet/facet.js';
import type { ownFacets } from '../facets/own-facets.js';
import { madeHere, offersGroups, readTypes } from '../picker/attribute-values.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { Identified } from '../picker/picker-kind.js';
import type { PreviewHost } from '../preview/preview-host.js';
import { loadPart } from '../../controllers/load-part.js';

/** The facets that the service does not count: asset groups, and those that the picker makes. */
export class UncountedFacets<Item extends Identified> {
  readonly #picker: PickerContext<Item>;
  readonly #host: PreviewHost['host'];
  readonly #groups: AssetGroupsController;
  readonly #filters: LazyModule<typeof ownFacets>;
  #known: { readonly of: readonly unknown[]; readonly facets: readonly Facet[] | undefined } = {
    of: [],
    facets: undefined,
  };

  constructor(picker: PickerContext<Item>, host: PreviewHost['host']) {
    this.#picker = picker;
    this.#host = host;
    this.#groups = new AssetGroupsController(host, () =>
      offersGroups(readTypes(host.facets)) ? picker.idleClient : undefined,
    );
    this.#filters = new LazyModule(
      () => host.requestUpdate(),
      async () => (await import('../facets/own-facets.js')).ownFacets,
    );
  }

  /** The same array until they change. */
  get facets(): readonly Facet[] | undefined {
    const groups = this.#groups.facets;
    const { facets } = this.#host;
    const types = readTypes(facets);
    const { language, selectionWords } = this.#picker;
    const today = new Date().toISOString().slice(0, 10);
    if (types.some((type) => madeHere.test(type))) loadPart(this.#filters);
    const own = this.#filters.ready;
    const of = [groups, facets, language.language, selectionWords, today, own];
    if (of.every((each, index) => each === this.#known.of[index])) return this.#known.facets;
    const made = own?.(types, this.#picker, today);
    this.#known = { of, facets: made ? [...made, ...(groups ?? [])] : groups };
    return this.#known.facets;
  }
}
