import { adoptStyles, type LitElement } from 'lit';
import { afterPaint } from '../grid/after-paint.js';

/** What timing needs of an element. */
type Host = Pick<LitElement, 'hasUpdated' | 'isUpdatePending' | 'renderRoot' | 'requestUpdate'>;

/**
 * Decides when its host renders. Requests are sent first, because rendering takes longer than
 * sending them: the first update, and any other that starts with a request, renders nothing and is
 * followed by one that does. After an input that already shows, the next update waits for a paint.
 *
 * The host calls it from `scheduleUpdate` and `getUpdateComplete`.
 */
export class UpdateTiming {
  readonly #host: Host;
  readonly #warmUp: () => void;
  #isRequestOnly = true;
  #waitsForPaint = false;

  /** `warmUp` does, while the answer is awaited, what takes long the first time. */
  constructor(host: Host, warmUp: () => void) {
    this.#host = host;
    this.#warmUp = warmUp;
  }

  /** Whether the current update only sends requests, and renders nothing. */
  get isRequestOnly(): boolean {
    return this.#isRequestOnly;
  }

  /** Whether the update that renders is still to come. */
  get isUnfinished(): boolean {
    return this.#isRequestOnly && this.#host.isUpdatePending;
  }

  /** Has the current update render nothing, because it sends a request. Call it in `willUpdate`. */
  requestFirst(): void {
    this.#isRequestOnly = true;
  }

  /** Lets what already shows be painted before the next update. */
  paintFirst(): void {
    this.#waitsForPaint = true;
  }

  /** Runs `update`, which is the element's own `scheduleUpdate`, when it is time. */
  schedule(update: () => void): Promise<unknown> | undefined {
    if (!this.#waitsForPaint) return this.#run(update);
    this.#waitsForPaint = false;
    return afterPaint().then(() => this.#run(update));
  }

  #run(update: () => void): Promise<unknown> | undefined {
    const { hasUpdated } = this.#host;
    this.#isRequestOnly = !hasUpdated;
    update();
    // Before a frame can be painted: without its styles the element has no size, and the page moves.
    if (!hasUpdated) adoptOwnStyles(this.#host);
    if (!this.#isRequestOnly) return undefined;
    this.#host.requestUpdate();
    void afterPaint().then(this.#warmUp);
    return new Promise((resolve) => setTimeout(resolve));
  }
}

/** Styles that other parts have added stay, after the element's own. */
function adoptOwnStyles({ renderRoot, constructor }: Host): void {
  const root = renderRoot as ShadowRoot;
  const others = [...root.adoptedStyleSheets];
  adoptStyles(root, (constructor as typeof LitElement).elementStyles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...others];
}
