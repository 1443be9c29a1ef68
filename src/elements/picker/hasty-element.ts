import { adoptStyles, LitElement } from 'lit';
import { afterPaint } from '../../grid/after-paint.js';

/**
 * An element that asks for what it is going to show before it draws anything, which takes longer.
 */
export abstract class HastyElement extends LitElement {
  /** Whether the update under way has asked for something new, or is the first: it draws nothing. */
  protected asked = true;

  /** Does what takes long the first time and is not needed before the answer. */
  protected abstract prepare(): void;

  protected override createRenderRoot(): ShadowRoot {
    return this.attachShadow({ mode: 'open' });
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const first = !this.hasUpdated;
    void super.scheduleUpdate();
    // Before a frame can be painted: without its styles it has no size, and the page would move.
    if (first) this.#adoptStyles();
    if (!this.asked) return undefined;
    this.requestUpdate();
    void afterPaint().then(() => this.prepare());
    return new Promise((resolve) => setTimeout(resolve));
  }

  /** What is asked for at first is drawn by the update after it. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    return this.asked && this.isUpdatePending ? this.getUpdateComplete() : done;
  }

  /** Those of parts that came meanwhile stay, after the element's own. */
  #adoptStyles(): void {
    const root = this.renderRoot as ShadowRoot;
    const others = [...root.adoptedStyleSheets];
    adoptStyles(root, (this.constructor as typeof HastyElement).elementStyles);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...others];
  }
}
