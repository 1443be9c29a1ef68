import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Facet } from '../model/facet/facet.js';

/** What a panel is given to show. */
export interface FacetView {
  /** Undefined while they are awaited. */
  facets: readonly Facet[] | undefined;
  applied: readonly string[];
}

/** An element that a panel elsewhere on the page can be tied to by `for`. */
export interface FacetSource {
  /** Keeps `panel` up to date and obeys its `facet-toggle`, until the way back is called. */
  tieFacetPanel(panel: FacetView & HTMLElement): () => void;
}

type Host = ReactiveControllerHost & FacetView & HTMLElement;

/**
 * Ties a panel to the picker whose id it names.
 *
 * The two may arrive in either order: a picker that connects or is defined later looks for the
 * panels that name it, through `update`.
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
    // The picker hears at once what is asked, also where drawing waits.
    this.update();
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#untie();
  }

  /** Ties to the picker named now, if there is one. Safe to repeat. */
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

  /** What a picker gave is not shown any longer than the picker is there. */
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
