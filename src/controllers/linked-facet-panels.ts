import { ReactiveElement, type ReactiveController, type ReactiveControllerHost } from 'lit';
import type { FacetToggleEvent } from '../events/facet-toggle.js';
import type { Facet } from '../model/facet/facet.js';
import type { FacetView } from './facet-panel-link.js';

type Panel = FacetView & HTMLElement;

/** What the panels are given, and what is done when one of them asks. */
export interface FacetSourceOptions {
  /** Undefined while they are awaited. */
  readonly facets: () => readonly Facet[] | undefined;
  readonly applied: () => readonly string[];
  readonly onToggle: (event: FacetToggleEvent) => void;
}

/** Serves the facet panels that are tied to its host from elsewhere on the page. */
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

  /** Wakes the panels, so that they find their picker gone. */
  hostDisconnected(): void {
    for (const panel of this.#panels) wake(panel);
  }

  /** Wakes panels that came before their picker, so that they look for it again. */
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

  /** Keeps `panel` up to date and obeys it, until the way back is called. */
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
