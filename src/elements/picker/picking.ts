import { tiedTo } from '../../controllers/store-controller.js';
import { DetailsStore } from '../../core/pick/details-store.js';
import { PickMaker } from '../../core/pick/pick-maker.js';
import { SelectionChangeEvent } from '../../events/selection-change.js';
import type { PickingHost } from './lazy-picking.js';
import type { Identified } from './picker-kind.js';

/** The details of selected items, and the pick made of them. It loads when it is first needed. */
export class Picking<Item extends Identified, Pick> {
  readonly details: DetailsStore<Item>;
  readonly maker: PickMaker<Item, CustomEvent<Pick>>;
  readonly #picker: PickingHost<Item, Pick>;

  constructor(picker: PickingHost<Item, Pick>) {
    const { host, selection, access } = picker;
    this.#picker = picker;
    const details = new DetailsStore<Item>((id, signal) => picker.kind.fetchDetails(id, signal));
    const maker = new PickMaker<Item, CustomEvent<Pick>>({
      details,
      selection: () => selection.chosen,
      kind: () => access.client?.branded,
      toPick: (resolved) => picker.kind.toEvent(resolved),
      // Links are dropped by the update that follows a change of `branded-links`.
      whenReady: () => host.updateComplete,
    });
    this.details = tiedTo(host, details);
    this.maker = tiedTo(host, maker);
  }

  /** Makes the pick, and hands it over. */
  async confirm(): Promise<void> {
    const { host, selection, feedback, onPick } = this.#picker;
    const event = await this.maker.prepare();
    if (!event) return;
    const inserted = this.#picker.tools?.words.inserted(selection.ids.length) ?? '';
    onPick(event);
    feedback.insert(inserted);
    const { ids } = selection;
    if (ids.length === 0) host.dispatchEvent(new SelectionChangeEvent({ ids }));
  }
}
