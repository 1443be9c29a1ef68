import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Matches elements that Tab can focus. */
const stops = 'button, input, select, summary, [tabindex="0"]';

/**
 * Keeps the focus in its host when an update removes or disables the focused element.
 *
 * Otherwise the page would get the focus, and the user would start again at its top. The focus
 * moves to the previous tab stop, else to the next one, else to the first one.
 */
export class FocusController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #before: readonly HTMLElement[] = [];
  #index = -1;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    const { shadowRoot } = this.#host;
    const focused = shadowRoot?.activeElement;
    // What is hidden until the user has signed in is nowhere near for them.
    const within = shadowRoot?.querySelector('[data-blocked] .notice') ?? shadowRoot;
    this.#before = focused && within ? [...within.querySelectorAll<HTMLElement>(stops)] : [];
    this.#index = this.#before.indexOf(focused as HTMLElement);
  }

  hostUpdated(): void {
    const had = this.#before[this.#index];
    // A list may have moved the focus to what took the place of its element.
    const active = this.#host.shadowRoot?.activeElement as HTMLElement | null;
    if (!had || canFocus(active ?? had)) return;
    const previous = this.#before.slice(0, this.#index).reverse();
    const others = this.#host.shadowRoot?.querySelectorAll<HTMLElement>(stops) ?? [];
    [...previous, ...this.#before, ...others].find(canFocus)?.focus();
  }
}

function canFocus(stop: HTMLElement): boolean {
  return !stop.matches(':disabled') && stop.checkVisibility({ checkVisibilityCSS: true });
}
