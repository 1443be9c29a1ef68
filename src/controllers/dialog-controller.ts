import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What the controller tells its host. */
export interface DialogEvents {
  /** The dialog has opened. */
  readonly onOpen: () => void;
  /** The dialog is closing because `isOpen` became false. */
  readonly onClose: () => void;
  /** The user wants to close the dialog; the host decides. */
  readonly onGiveUp: () => void;
}

/**
 * Opens and closes a native modal dialog.
 *
 * Escape closes on key up, and neither half of the key reaches the page: an editor's own dialog
 * underneath would close as well. Other ways of giving up, as Android's back gesture, arrive as
 * `cancel`.
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

  /** Before the host renders, so that what closing changes is in what it renders. */
  hostUpdate(): void {
    if (!this.#isOpen() && this.#wired?.open) this.#events.onClose();
  }

  hostUpdated(): void {
    const dialog = this.#find();
    if (!dialog?.isConnected) return;
    if (dialog !== this.#wired) this.#wire(dialog);
    if (!this.#isOpen() && dialog.open) {
      dialog.close();
      // What had the focus before may be gone, as the button of a field that its own file replaces.
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
    // An inner control that has used the key for itself says so.
    this.#escaping = !event.defaultPrevented;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #onKeyUp = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (this.#escaping) this.#events.onGiveUp();
    this.#escaping = false;
  };

  readonly #onCancel = (event: Event): void => {
    if (event.target !== this.#wired) return;
    event.preventDefault();
    this.#events.onGiveUp();
  };

  // A browser may close a dialog without asking, as at a second back gesture. The event comes
  // late: a dialog that has been opened again since is open.
  readonly #onClose = (): void => {
    if (this.#isOpen() && !this.#wired?.open) this.#events.onGiveUp();
  };
}
