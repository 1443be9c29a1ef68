import { adoptStyles, type LitElement } from 'lit';
import { afterPaint } from '../grid/after-paint.js';

/** What timing needs from an element. */
type Host = Pick<LitElement, 'hasUpdated' | 'isUpdatePending' | 'renderRoot' | 'requestUpdate'>;

/**
 * Decides when its host renders. Requests are sent first, because rendering takes longer: the first
 * update, and any other that starts with a request, renders nothing and is followed by one that
 * renders. After an input whose effect is already visible, the next update waits for a paint.
 *
 * The host calls it from `scheduleUpdate` and `getUpdateComplete`.
 */
export class UpdateTiming {
  readonly #host: Host;
  readonly #warmUp: () => void;
  readonly #sendsRequest: () => boolean;
  #isRequestOnly = true;
  #waitsForPaint = false;

  /**
   * @param warmUp - Runs while waiting for the response. Does work that is slow the first time.
   * @param sendsRequest - Whether this host sends requests at all; known once its `willUpdate` has run.
   */
  constructor(host: Host, warmUp: () => void, sendsRequest: () => boolean) {
    this.#host = host;
    this.#warmUp = warmUp;
    this.#sendsRequest = sendsRequest;
  }

  /** Whether the current update only sends requests, and renders nothing. */
  get isRequestOnly(): boolean {
    return this.#isRequestOnly && this.#sendsRequest();
  }

  /** Whether the update that renders has not run yet. */
  get isUnfinished(): boolean {
    return this.isRequestOnly && this.#host.isUpdatePending;
  }

  /**
   * Makes the current update render nothing, because it sends a request. Call it in `willUpdate`.
   */
  requestFirst(): void {
    this.#isRequestOnly = true;
  }

  /** Makes the next update wait until the current content is painted. */
  paintFirst(): void {
    this.#waitsForPaint = true;
  }

  /** Runs `update`, the element's own `scheduleUpdate`, at once or after a paint. */
  schedule(update: () => void): Promise<unknown> | undefined {
    if (!this.#waitsForPaint) return this.#run(update);
    return afterPaint().then(() => this.#run(update));
  }

  #run(update: () => void): Promise<unknown> | undefined {
    const { hasUpdated } = this.#host;
    this.#isRequestOnly = !hasUpdated;
    update();
    // Also if it was set while this update waited: this update has its changes.
    this.#waitsForPaint = false;
    // Runs before the next paint: without its styles the element has no size, and the page would
    // shift.
    if (!hasUpdated) adoptOwnStyles(this.#host);
    if (!this.isRequestOnly) return undefined;
    this.#host.requestUpdate();
    void afterPaint().then(this.#warmUp);
    return new Promise((resolve) => setTimeout(resolve));
  }
}

/** Adopts the element's own styles before those that other parts have added. */
function adoptOwnStyles({ renderRoot, constructor }: Host): void {
  const root = renderRoot as ShadowRoot;
  const others = [...root.adoptedStyleSheets];
  adoptStyles(root, (constructor as typeof LitElement).elementStyles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...others];
}
