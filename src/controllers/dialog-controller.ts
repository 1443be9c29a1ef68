import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Callbacks of the controller. */
export interface DialogEvents {
  /** The dialog has opened. */
  readonly onOpen: () => void;
  /** The dialog is closing because `isOpen` became false. */
  readonly onClose: () => void;
  /** The user wants to close the dialog; the host decides. */
  readonly onCancel: () => void;
}

/**
 * Opens and closes a native modal dialog.
 *
 * Escape closes on `keyup`, and neither `keydown` nor `keyup` reaches the page: an editor's own
 * dialog below would close as well. Other close requests, such as Android's back gesture, arrive as
 * `cancel` events.
 */
export class DialogController implements ReactiveController {
  readonly #host: HTMLElement;
  readonly #find: () => HTMLDialogElement | null;
  readonly #isOpen: () => boolean;
  readonly #events: DialogEvents;
  #wired: HTMLDialogElement | undefined;
  #escaping = false;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    find: () => HTMLDialogElement | null,
    isOpen: () => boolean,
    events: DialogEvents,
  ) {
    this.#host = host;
    this.#find = find;
    this.#isOpen = isOpen;
    this.#events = events;
    host.addController(this);
  }

  hostDisconnected(): void {
    if (this.#wired?.open) this.#wired.close();
  }

  /** Runs before the host renders, so that the changes of closing are rendered too. */
  hostUpdate(): void {
    if (!this.#isOpen() && this.#wired?.open) this.#events.onClose();
  }

  hostUpdated(): void {
    const dialog = this.#find();
    if (!dialog?.isConnected) return;
    if (dialog !== this.#wired) this.#wire(dialog);
    if (!this.#isOpen() && dialog.open) {
      dialog.close();
      // The previously focused element may be gone, for example the button of a field that its
      // loaded module replaced.
      const { activeElement, body } = document;
      if (activeElement === body || dialog.matches(':focus-within')) this.#host.focus();
    }
    if (!this.#isOpen() || dialog.open) return;
    dialog.showModal();
    this.#events.onOpen();
  }

  #wire(dialog: HTMLDialogElement): void {
    this.#wired = dialog;
    dialog.addEventListener('keydown', this.#onKeyDown);
    dialog.addEventListener('keyup', this.#onKeyUp);
    dialog.addEventListener('cancel', this.#onCancel);
    dialog.addEventListener('close', this.#onClose);
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // A control that has handled the key has prevented its default.
    this.#escaping = !event.defaultPrevented;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #onKeyUp = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (this.#escaping) this.#events.onCancel();
    this.#escaping = false;
  };

  readonly #onCancel = (event: Event): void => {
    if (event.target !== this.#wired) return;
    event.preventDefault();
    this.#events.onCancel();
  };

  // A browser may close a dialog without a cancelable event, for example on a second back gesture.
  // The event is late, so the dialog may have been opened again.
  readonly #onClose = (): void => {
    if (this.#isOpen() && !this.#wired?.open) this.#events.onCancel();
  };
}
