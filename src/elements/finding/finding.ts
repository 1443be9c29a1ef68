import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Asset } from '../../model/asset/asset.js';
import type { Facet } from '../../model/facet/facet.js';
import type { Query } from '../../model/query/query.js';
import { findingMessagesFor } from '../../text/english/finding.js';
import type { FindingMessages } from '../../text/messages/finding.js';
import type { Messages } from '../../text/messages/messages.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { PickerPreferences } from '../picker/picker-preferences.js';
import { CategoryBrowser } from './category-browser.js';
import { findingStyles } from './finding.styles.js';
import { SavedSearches } from './saved-searches.js';
import { UsedAssets } from './used-assets.js';

/** What finding needs from a picker of assets. */
export interface FindingPicker extends Omit<PickerContext<Asset>, 'search'> {
  readonly preferences: PickerPreferences;
  readonly search: {
    readonly state: {
      readonly query: Query;
      readonly facets: readonly Facet[];
    };
    readonly setQuery: (change: Partial<Query>) => boolean;
    readonly submit: (text?: string) => void;
  };
}

/** The panel below the search box. */
export interface FindingPanel {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** All messages that are used here. */
export type FindingWords = Messages & FindingMessages;

/** What the parts of finding share. */
export interface FindingContext {
  readonly picker: FindingPicker;
  readonly panel: FindingPanel;
  readonly words: () => FindingWords;
}

/**
 * What the panel below the search box offers besides recent searches: assets that were used
 * recently, saved searches, and the categories. It loads when the panel opens, when a search is saved
 * and when a category is applied.
 */
export class Finding implements ReactiveController {
  readonly saved: SavedSearches;
  readonly #used: UsedAssets;
  readonly #categories: CategoryBrowser;
  readonly #context: FindingContext;

  constructor(picker: FindingPicker, panel: FindingPanel) {
    const { host, root } = picker;
    const context = { picker, panel, words: () => this.#words };
    this.#context = context;
    this.saved = new SavedSearches(context);
    this.#used = new UsedAssets(context);
    this.#categories = new CategoryBrowser(context);
    const { styleSheet } = findingStyles;
    if (styleSheet) root.adoptedStyleSheets.push(styleSheet);
    host.addController(this);
  }

  hostUpdated(): void {
    if (!this.#context.panel.isOpen) {
      this.saved.onClosed();
      return;
    }
    this.#used.load();
    this.#categories.load();
  }

  hostDisconnected(): void {
    this.#categories.stop();
  }

  /** Renders the sections of the panel; the recent searches are between the first and the others. */
  renderSections(): readonly (TemplateResult | undefined)[] {
    return [this.#used.render(), this.saved.render(), this.#categories.render()];
  }

  /** Renders the path to the category of the results, if they are of one. */
  renderPath(): TemplateResult | typeof nothing {
    const path = this.#categories.renderPath(this.#words.facetNames['categories'] ?? '');
    return path ? html`<div class="path">${path}</div>` : nothing;
  }

  get #words(): FindingWords {
    const { words, language, host } = this.#context.picker;
    return { ...words, ...findingMessagesFor(language.language, host.messages) };
  }
}
