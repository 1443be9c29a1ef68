import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Opens and closes a native modal dialog.
 *
 * Escape closes on key up, and neither half of the key reaches the page: an editor's own dialog
 * underneath would close as well. Other ways of giving up, as Android's back gesture, arrive as
 * `cancel`.
 */
export class DialogController implements ReactiveController {
  readonly #find: () => HTMLDialogElement | null;
  readonly #isOpen: () => boolean;
  readonly #onGiveUp: () => void;
  #wired: HTMLDialogElement | undefined;
  #escaping = false;

  /** `onGiveUp` is called when the person wants out; whoever holds `isOpen` decides. */
  constructor(
    host: ReactiveControllerHost,
    find: () => HTMLDialogElement | null,
    isOpen: () => boolean,
    onGiveUp: () => void,
  ) {
    this.#find = find;
    this.#isOpen = isOpen;
    this.#onGiveUp = onGiveUp;
    host.addController(this);
  }

  hostDisconnected(): void {
    if (this.#wired?.open) this.#wired.close();
  }

  hostUpdated(): void {
    const dialog = this.#find();
    if (!dialog) return;
    if (dialog !== this.#wired) this.#wire(dialog);
    if (this.#isOpen() && !dialog.open) dialog.showModal();
    if (!this.#isOpen() && dialog.open) dialog.close();
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
    if (this.#escaping) this.#onGiveUp();
    this.#escaping = false;
  };

  readonly #onCancel = (event: Event): void => {
    if (event.target !== this.#wired) return;
    event.preventDefault();
    this.#onGiveUp();
  };

  // A browser may close a dialog without asking, as at a second back gesture.
  readonly #onClose = (): void => {
    if (this.#isOpen()) this.#onGiveUp();
  };
}
