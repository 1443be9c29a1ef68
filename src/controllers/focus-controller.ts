import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What Tab can stop at. */
const stops = 'button, input, select, summary, [tabindex="0"]';

/**
 * Keeps the keyboard's focus in its host when an update takes away, or disables, what had it.
 *
 * Without it the focus falls to the page, and a user starts again from its top. The focus goes
 * to the stop before the one that is gone, else to the one after it, else to the first there is.
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
    this.#before = focused ? [...shadowRoot.querySelectorAll<HTMLElement>(stops)] : [];
    this.#index = this.#before.findIndex((stop) => stop === focused);
  }

  hostUpdated(): void {
    const had = this.#before[this.#index];
    if (!had || canFocus(had)) return;
    const nearest = [
      ...this.#before.slice(0, this.#index).reverse(),
      ...this.#before.slice(this.#index + 1),
    ];
    const others = this.#host.shadowRoot?.querySelectorAll<HTMLElement>(stops) ?? [];
    [...nearest, ...others].find(canFocus)?.focus();
  }
}

function canFocus(stop: HTMLElement): boolean {
  return !stop.matches(':disabled') && stop.checkVisibility({ checkVisibilityCSS: true });
}
