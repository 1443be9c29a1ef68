import { connectStore } from '../../controllers/store-controller.js';
import { DetailsStore } from '../../core/pick/details-store.js';
import { PickMaker } from '../../core/pick/pick-maker.js';
import type { SelectionStore } from '../../core/selection/selection-store.js';
import { SelectionChangeEvent } from '../../events/selection-change.js';
import type { Messages } from '../../text/messages/messages.js';
import type { Feedback } from '../picker/feedback.js';
import type { PickerHost } from '../picker/picker-host.js';
import type { Identified, ItemPicking } from '../picker/picker-kind.js';
import type { ServiceAccess } from '../picker/service-access.js';
import type { SelectionTools } from './selection-tools.js';

/** What picking needs from a picker. */
export interface PickingHost<Item extends Identified, Pick> {
  readonly host: PickerHost;
  readonly kind: ItemPicking<Item, Pick>;
  readonly access: ServiceAccess;
  readonly selection: SelectionStore<Item>;
  readonly feedback: Feedback;
  readonly words: Messages;
  readonly tools: SelectionTools<Item> | undefined;
  /** Uses the pick as the form value or the outcome of the dialog. */
  readonly onPick: (event: CustomEvent<Pick>) => void;
}

/** The details of selected items, and the pick. Loaded when first needed. */
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
      selection: () => selection.items,
      kind: () => access.client?.branded,
      toPick: (resolved) => picker.kind.toEvent(resolved),
      // The update after a change of `branded-links` drops the links.
      whenReady: () => host.updateComplete,
    });
    this.details = connectStore(host, details);
    this.maker = connectStore(host, maker);
  }

  /** Makes the pick and dispatches it. */
  async confirm(): Promise<void> {
    const { host, selection, feedback, onPick } = this.#picker;
    if (this.maker.status === 'preparing') return;
    feedback.clear();
    const event = await this.maker.prepare();
    if (!event) return;
    const { tools } = this.#picker;
    const inserted = tools?.words.inserted(tools.count) ?? '';
    onPick(event);
    feedback.insert(inserted);
    const { ids } = selection;
    if (ids.length === 0) host.dispatchEvent(new SelectionChangeEvent({ ids }));
  }
}
