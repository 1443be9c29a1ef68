import { FormValueController } from '../../controllers/form-value-controller.js';
import type { SelectionStore } from '../../core/selection/selection-store.js';
import type { Messages } from '../../text/messages/messages.js';
import { initialFocusOf, isDialog, type PickerHost } from './picker-host.js';

/** A picker as a form control. */
interface FormControl extends PickerHost {
  readonly name: string;
  readonly required: boolean;
}

/** What the value needs from a picker's parts. */
interface Selecting {
  readonly selection: SelectionStore<{ readonly id: string }>;
  readonly words: Messages;
  replaceSelection(ids: readonly string[]): void;
}

/** The form value of a picker: the selection, or in a dialog the last confirmed selection. */
export class PickerValue {
  readonly form: FormValueController;
  readonly #host: FormControl;
  readonly #parts: () => Selecting;
  #confirmed: readonly string[] = [];

  constructor(host: FormControl, parts: () => Selecting) {
    this.#host = host;
    this.#parts = parts;
    this.form = new FormValueController(host, () => ({
      name: host.name,
      ids: host.value,
      required: host.required,
      min: host.min ?? 0,
      max: host.max ?? Infinity,
      tooFew: parts().words.tooFew,
      tooMany: parts().words.selected,
      place: initialFocusOf(host),
    }));
  }

  get ids(): readonly string[] {
    const ids = isDialog(this.#host) ? this.#confirmed : this.#parts().selection.ids;
    return this.#host.multiple ? ids : ids.slice(0, 1);
  }

  /** Sets the value on behalf of the host page. */
  set(ids: readonly string[]): void {
    this.#confirmed = ids;
    this.#parts().replaceSelection(ids);
  }

  /**
   * Restores the confirmed selection when the dialog closes. Without a dialog, the selection is the
   * value.
   */
  restore(): void {
    if (isDialog(this.#host)) this.#parts().replaceSelection(this.#confirmed);
  }

  /** Sets the confirmed value: a form control keeps it, otherwise the selection is cleared. */
  confirm(): void {
    const { name, mode } = this.#host;
    this.set(name || mode === 'field' ? this.#parts().selection.ids : []);
  }

  /** Updates the form value at once, before rendering, after the user has changed the selection. */
  onSelect(): void {
    const host = this.#host;
    // Items removed while the dialog is closed need no confirmation.
    if (!host.open) this.#confirmed = this.#parts().selection.ids;
    if (!this.form.sync()) return;
    host.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    host.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
