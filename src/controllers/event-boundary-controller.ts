import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Events that mean something to a page, such as shortcuts, and are not meant for it. */
const keys = ['keydown', 'keyup', 'keypress'];

/** What dialog libraries listen to on the document, to close what the user has left. */
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

/** Dialogs of a page: native ones and those of libraries. */
export const dialogs = 'dialog,[role$=dialog]';

/** What is taken on its way down. Some libraries tell by the end of a press that it was outside. */
const early = [...keys, 'pointerup', 'touchend'];

/** An element with a shadow root of its own, in which events end. */
type Host = ReactiveControllerHost & HTMLElement;

/**
 * Keeps what users do in the host's shadow root from the listeners of the page.
 *
 * Keys typed in the picker are no shortcuts of the page, and typing a search is no `input` of the
 * form control. Tab and Escape pass, since a page's own dialog needs them. While the host's dialog
 * is open, nothing passes but where the focus goes within a dialog of the page: one underneath would
 * take each event for one outside.
 */
export class EventBoundaryController implements ReactiveController {
  readonly #host: Host;
  readonly #isOpen: () => boolean;

  /** `isOpen` tells whether the host shows a modal dialog. */
  constructor(host: Host, isOpen: () => boolean) {
    this.#host = host;
    this.#isOpen = isOpen;
    host.addController(this);
  }

  hostConnected(): void {
    const root = this.#host.shadowRoot;
    for (const type of ['input', ...keys, ...pointers]) root?.addEventListener(type, this.#end);
    for (const type of early) addEventListener(type, this.#onWayDown, true);
  }

  hostDisconnected(): void {
    for (const type of early) removeEventListener(type, this.#onWayDown, true);
  }

  readonly #end = (event: Event): void => {
    const { type } = event;
    const isTyped = keys.includes(type) && !/^(Tab|Escape)$/.test((event as KeyboardEvent).key);
    // A dialog around the host would close if it heard that the focus left and not where it went.
    const isAround = type === 'focusin' && this.#host.closest(dialogs);
    if (type === 'input' || isTyped || (this.#isOpen() && !isAround)) event.stopPropagation();
  };

  /**
   * Lets the host's own parts have Escape before the page, whose dialogs listen while the event is
   * still on its way down. A part that uses the key prevents its default; the page gets it otherwise.
   * The end of a press, which no part of the host uses, does not reach a page below the open dialog.
   */
  readonly #onWayDown = (event: Event): void => {
    const { key, isComposing } = event as Partial<KeyboardEvent>;
    const path = event.composedPath();
    const depth = path.indexOf(this.#host.shadowRoot as ShadowRoot);
    if (depth < 0 || isComposing) return;
    if (!key && this.#isOpen()) event.stopPropagation();
    if (key !== 'Escape') return;
    // What has the focus, and each element around it that has a tree of its own.
    const targets = path
      .slice(0, depth)
      .filter((_, place) => place === 0 || path[place - 1] instanceof ShadowRoot);
    // Each copy stays in the tree of its target. Firefox lets any `KeyboardEvent` out of it.
    const isUsed = (target: EventTarget): boolean => {
      const copy = new Event(event.type, { bubbles: true, cancelable: true });
      return !target.dispatchEvent(Object.assign(copy, { key }));
    };
    if (!targets.some(isUsed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}
