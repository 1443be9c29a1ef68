import { tiedTo } from '../../controllers/store-controller.js';
import { PickMaker } from '../../core/pick/pick-maker.js';
import { SelectionChangeEvent } from '../../events/selection-change.js';
import type { Page } from '../../model/page/page.js';
import type { ListQuery } from '../../model/query/query.js';
import type { SelectionTools } from '../tray/selection-tools.js';
import type { PickerContext } from './picker-context.js';
import type { Identified, PickerKind } from './picker-kind.js';

/** What confirming needs of a picker. */
interface Confirmed<
  Item extends Identified,
  Q extends ListQuery,
  P extends Page<Item>,
  Pick,
> extends Omit<PickerContext<Item>, 'pick' | 'search'> {
  readonly kind: PickerKind<Item, Q, P, Pick>;
  readonly tools: SelectionTools<Item> | undefined;
  /** Takes the pick over, as the value of the form or the outcome of the dialog. */
  readonly onPick: (event: CustomEvent<Pick>) => void;
}

/** Makes a pick of what is selected, and hands it over. */
export class Confirmation<
  Item extends Identified,
  Q extends ListQuery,
  P extends Page<Item>,
  Pick,
> {
  readonly pick: PickMaker<Item, CustomEvent<Pick>>;
  readonly #picker: Confirmed<Item, Q, P, Pick>;

  constructor(picker: Confirmed<Item, Q, P, Pick>) {
    const { host, details, selection, access } = picker;
    this.#picker = picker;
    const maker = new PickMaker<Item, CustomEvent<Pick>>({
      details,
      selection: () => selection.chosen,
      kind: () => access.client?.branded,
      toPick: (resolved) => picker.kind.toEvent(resolved),
      // Links are dropped by the update that follows a change of `branded-links`.
      whenReady: () => host.updateComplete,
    });
    this.pick = tiedTo(host, maker);
  }

  readonly confirm = async (): Promise<void> => {
    const { host, selection, feedback, onPick } = this.#picker;
    const event = await this.pick.prepare();
    if (!event) return;
    const inserted = this.#picker.tools?.words.inserted(selection.ids.length) ?? '';
    onPick(event);
    feedback.insert(inserted);
    const { ids } = selection;
    if (ids.length === 0) host.dispatchEvent(new SelectionChangeEvent({ ids }));
  };
}
