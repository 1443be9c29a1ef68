import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Facet } from '../model/facet/facet.js';

/** What a panel shows. */
export interface FacetView {
  /** Undefined while they are loading. */
  facets: readonly Facet[] | undefined;
  applied: readonly string[];
}

/** An element that a panel elsewhere on the page can be linked to with `for`. */
export interface FacetSource {
  /**
   * Updates `panel` and handles its `facet-toggle` events, until the returned function is called.
   */
  tieFacetPanel(panel: FacetView & HTMLElement): () => void;
}

type Host = ReactiveControllerHost & FacetView & HTMLElement;

/**
 * Links a panel to the picker with the id in its `for`.
 *
 * The two may be added in either order: a picker that connects or is defined later updates the
 * panels that refer to it.
 */
export class FacetPanelLink implements ReactiveController {
  readonly #host: Host;
  readonly #id: () => string;
  #source: Element | undefined;
  #release: (() => void) | undefined;
  #filled = false;

  constructor(host: Host, id: () => string) {
    this.#host = host;
    this.#id = id;
    host.addController(this);
  }

  hostConnected(): void {
    // The picker receives the event at once, even if rendering is postponed.
    this.update();
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#untie();
  }

  /** Links the panel to its current picker, if there is one. May be called repeatedly. */
  update(): void {
    const source = this.#find();
    if (source !== this.#source) this.#untie();
    if (source && source !== this.#source && isFacetSource(source)) {
      this.#source = source;
      this.#release = source.tieFacetPanel(this.#host);
      this.#filled = true;
    }
    if (!this.#source && this.#filled) this.#empty();
  }

  #find(): Element | undefined {
    const id = this.#id();
    const root = this.#host.getRootNode();
    if (!id || !this.#host.isConnected) return undefined;
    if (!(root instanceof Document || root instanceof ShadowRoot)) return undefined;
    return root.getElementById(id) ?? undefined;
  }

  /** Clears the panel when its picker is removed. */
  #empty(): void {
    this.#filled = false;
    this.#host.facets = [];
    this.#host.applied = [];
  }

  #untie(): void {
    this.#release?.();
    this.#release = undefined;
    this.#source = undefined;
  }
}

function isFacetSource(element: Element): element is Element & FacetSource {
  return 'tieFacetPanel' in element;
}
