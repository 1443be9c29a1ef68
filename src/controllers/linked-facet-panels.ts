import { ReactiveElement, type ReactiveController, type ReactiveControllerHost } from 'lit';
import type { FacetToggleEvent } from '../events/facet-toggle.js';
import type { Facet } from '../model/facet/facet.js';
import type { FacetView } from './facet-panel-link.js';

type Panel = FacetView & HTMLElement;

/** What the panels show, and their callbacks. */
export interface FacetSourceOptions {
  /** Undefined while they are loading. */
  readonly facets: () => readonly Facet[] | undefined;
  readonly applied: () => readonly string[];
  readonly onToggle: (event: FacetToggleEvent) => void;
}

/** Updates the facet panels elsewhere on the page that are linked to its host. */
export class LinkedFacetPanels implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: FacetSourceOptions;
  readonly #panels = new Set<Panel>();

  constructor(host: ReactiveControllerHost & HTMLElement, options: FacetSourceOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Whether a panel elsewhere shows the facets. */
  get tied(): boolean {
    return this.#panels.size > 0;
  }

  /** Updates the panels, so that they clear themselves. */
  hostDisconnected(): void {
    for (const panel of this.#panels) wake(panel);
  }

  /** Updates panels that were added before their picker, so that they find it. */
  hostConnected(): void {
    const root = this.#host.getRootNode();
    if (!this.#host.id || !(root instanceof Document || root instanceof ShadowRoot)) return;
    for (const panel of root.querySelectorAll(`[for="${CSS.escape(this.#host.id)}"]`)) {
      wake(panel);
    }
  }

  hostUpdated(): void {
    for (const panel of this.#panels) this.#fill(panel);
  }

  /** Updates `panel` and handles its events, until the returned function is called. */
  tie(panel: Panel): () => void {
    this.#panels.add(panel);
    panel.addEventListener('facet-toggle', this.#options.onToggle);
    this.#fill(panel);
    this.#host.requestUpdate();
    return () => {
      this.#panels.delete(panel);
      panel.removeEventListener('facet-toggle', this.#options.onToggle);
      this.#host.requestUpdate();
    };
  }

  #fill(panel: Panel): void {
    panel.facets = this.#options.facets();
    panel.applied = this.#options.applied();
  }
}

function wake(panel: Element): void {
  if (panel instanceof ReactiveElement) panel.requestUpdate();
}
