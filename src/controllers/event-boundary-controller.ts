import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Events that a page may handle, for example as shortcuts, but that belong to the picker. */
const keys = ['keydown', 'keyup', 'keypress'];

/**
 * Events that dialog libraries listen for on the document, to close a dialog that the user has
 * left.
 */
const pointers = [
  'touchmove',
  'focusout',
  'focusin',
  'pointerdown',
  'wheel',
  'touchstart',
  'mousedown',
  'click',
];

/** Matches dialogs of a page: native ones and those of libraries. */
export const dialogs = 'dialog,[role$=dialog]';

/**
 * Events that are handled in the capture phase. Some libraries use the end of a press to detect
 * that it was outside.
 */
const early = [...keys, 'pointerup', 'touchend'];

/** An element with its own shadow root. */
type Host = ReactiveControllerHost & HTMLElement;

/**
 * Stops events of the host's shadow root from reaching listeners of the page.
 *
 * Keys typed in the picker are not shortcuts of the page, and typing a search is not an `input`
 * event of the form control. Tab and Escape pass, because a page's own dialog needs them. While the
 * host's dialog is open, only focus events within a dialog of the page pass: a dialog below would
 * treat all other events as outside of it.
 */
export class EventBoundaryController implements ReactiveController {
  readonly #host: Host;
  readonly #isOpen: () => boolean;

  /** `isOpen` returns whether the host shows a modal dialog. */
  constructor(host: Host, isOpen: () => boolean) {
    this.#host = host;
    this.#isOpen = isOpen;
    host.addController(this);
  }

  hostConnected(): void {
    const root = this.#host.shadowRoot;
    for (const type of ['input', ...keys, ...pointers]) root?.addEventListener(type, this.#end);
    for (const type of early) addEventListener(type, this.#onCapture, true);
  }

  hostDisconnected(): void {
    for (const type of early) removeEventListener(type, this.#onCapture, true);
  }

  readonly #end = (event: Event): void => {
    const { type } = event;
    const isTyped = keys.includes(type) && !/^(Tab|Escape)$/.test((event as KeyboardEvent).key);
    // A dialog that contains the host would close if it received only the event that the focus
    // left.
    const isAround = type === 'focusin' && this.#host.closest(dialogs);
    if (type === 'input' || isTyped || (this.#isOpen() && !isAround)) event.stopPropagation();
  };

  /**
   * Passes Escape to the host's own parts before the page, whose dialogs may listen in the capture
   * phase. A part that handles the key prevents its default; otherwise the page receives it. The
   * end of a press, which no part of the host uses, does not reach a page below the open dialog.
   */
  readonly #onCapture = (event: Event): void => {
    const { key, isComposing } = event as Partial<KeyboardEvent>;
    // Checked first, because reading the path takes time at every key and click.
    if (key !== 'Escape' && (key || !this.#isOpen())) return;
    const path = event.composedPath();
    const depth = path.indexOf(this.#host.shadowRoot as ShadowRoot);
    if (depth < 0 || isComposing) return;
    if (!key) {
      event.stopPropagation();
      return;
    }
    // The focused element, and each ancestor with its own shadow root.
    const targets = path
      .slice(0, depth)
      .filter((_, place) => place === 0 || path[place - 1] instanceof ShadowRoot);
    // Each copy stays in the shadow tree of its target. In Firefox, any `KeyboardEvent` would leave
    // it.
    const isUsed = (target: EventTarget): boolean => {
      const copy = new Event(event.type, { bubbles: true, cancelable: true });
      return !target.dispatchEvent(Object.assign(copy, { key }));
    };
    if (!targets.some(isUsed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}
