import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { PickerClient } from '../../api/assets/picker-client.js';
import { LazyModule } from '../../core/lazy-module.js';
import { PreferenceRecorder } from '../../core/preferences/preference-recorder.js';
import type { Preferences } from '../../core/preferences/preferences.js';
import { interpretationOf } from '../../model/query/interpretation.js';
import type { ListQuery } from '../../model/query/query.js';
import { suggestionMessagesFor } from '../../text/english/suggestions.js';
import type { SuggestionMessages } from '../../text/messages/search.js';
import type { Language } from '../../text/language.js';
import { RecentSearches } from './recent-searches.js';
import type { Finding, FindingPicker } from '../finding/finding.js';
import type { Action } from '../notices/notice.js';
import { suggestionStyles } from './search-suggestions.styles.js';
import { isAssetQuery, ShorterSearch } from './shorter-search.js';

/** How long after an update a search is stored, in milliseconds. */
const recordMs = 100;

/** What suggestions need from a picker. */
export interface SuggestionHost {
  readonly host: ReactiveControllerHost & {
    readonly isConnected: boolean;
    readonly shadowRoot: ShadowRoot | null;
    readonly messages: Partial<SuggestionMessages> | undefined;
    /** Values that the page sets are not stored as the user's. */
    readonly query: string;
    readonly sort: string;
  };
  readonly language: { readonly language: Language };
  readonly kind: {
    readonly search: {
      readonly state: {
        readonly query: ListQuery;
        /** The text in the search box, which may be newer than the query. */
        readonly typed: string;
        readonly answered: ListQuery | undefined;
        readonly status: string;
        readonly page?: { readonly total: number } | undefined;
      };
      readonly submit: (text: string) => void;
    };
  };
  readonly announcer: { say(text: string): void };
  /** The client for requests of low priority; undefined until there are results. */
  readonly idleClient: PickerClient | undefined;
  readonly preferences: { readonly stored: Preferences };
}

/** What a response may contain about a search in addition to its results. */
interface Reading {
  readonly explained?: string;
  readonly understood?: boolean;
}

/** What is offered below the search box, and the service's interpretation of the query. */
export class SearchSuggestions {
  readonly #picker: SuggestionHost;
  readonly #recorder: PreferenceRecorder;
  readonly #recent: RecentSearches;
  readonly #shorter: ShorterSearch;
  /** Loads only in pickers of assets. */
  readonly #finding: LazyModule<Finding | undefined>;
  /** Pending while the search is about to be stored. */
  #recording: ReturnType<typeof setTimeout> | undefined;

  constructor(picker: SuggestionHost) {
    const { host } = picker;
    const root = host.shadowRoot;
    this.#picker = picker;
    this.#recorder = new PreferenceRecorder(picker.preferences.stored);
    this.#finding = new LazyModule(
      () => host.requestUpdate(),
      async () => {
        const { Finding } = await import('../finding/finding.js');
        return isOfAssets(picker) ? new Finding(picker, this.#recent) : undefined;
      },
    );
    this.#recent = new RecentSearches(picker, this.#recorder, () => this.#words, {
      load: () => this.#loadFinding(),
      render: () => this.#finding.ready?.renderSections() ?? [],
    });
    this.#shorter = new ShorterSearch(
      host,
      () => picker.kind.search.state,
      () => picker.idleClient,
      ({ total, text }) => picker.announcer.say(this.#words.fewerWords(total, text)),
    );
    host.addController({ hostUpdated: () => this.#onUpdate() });
    const { styleSheet } = suggestionStyles;
    if (root && styleSheet) root.adoptedStyleSheets.push(styleSheet);
    host.requestUpdate();
  }

  /** Acts on the event of the search box for which this was loaded, with the text there then. */
  start(event: Event, typed: string): void {
    this.#recent.start(event, typed);
  }

  /** The panel below the search box. */
  renderRecent(): TemplateResult | undefined {
    return this.#recent.render();
  }

  /** What to offer in place of a search without results: one with fewer words that has some. */
  get actions(): readonly Action[] {
    const { found } = this.#shorter;
    if (!found) return [];
    const { text, total } = found;
    const run = (): void => {
      this.#picker.kind.search.submit(text);
      this.#recent.keep(text);
    };
    return [{ label: this.#words.fewerWords(total, text), run }];
  }

  /** Renders the path of the category and the interpretation of the query, above the results. */
  renderReading(page: object | undefined): TemplateResult {
    return html`${this.#renderSave()}${this.#finding.ready?.renderPath()}${this.#renderInterpretation(page)}`;
  }

  #renderInterpretation(page: object | undefined): TemplateResult | undefined {
    const { explained = '', understood = true }: Reading = { ...page };
    if (!understood) return html`<p class="warning">${this.#words.queryNotUnderstood}</p>`;
    const query: ListQuery & { readonly filter?: string } = this.#picker.kind.search.state.query;
    const { text, applied, filter } = query;
    // The service's text contains the host's filter, which users must not see. A query that the page
    // sets is not theirs to understand.
    const isTheirs = !filter && text !== this.#picker.host.query;
    const news = isTheirs && interpretationOf(text, explained, applied.length > 0);
    if (!news) return undefined;
    return html`<p class="reading">
      ${this.#words.understoodAs} <bdi title=${news}>${news}</bdi>
    </p>`;
  }

  /** Renders the button that saves the search under a name. */
  #renderSave(): TemplateResult | undefined {
    const { text, applied } = this.#picker.kind.search.state.query;
    if (!this.#recorder.enabled || !isOfAssets(this.#picker) || (!text && applied.length === 0)) {
      return undefined;
    }
    const naming = this.#finding.ready?.saved.renderNaming();
    if (naming) return naming;
    const name = async (): Promise<void> => {
      await this.#loadFinding();
      this.#finding.ready?.saved.startNaming();
    };
    return html`<button type="button" class="link save-search" @click=${name}>
      ${this.#words.saveSearch}
    </button>`;
  }

  #onUpdate(): void {
    const { applied } = this.#picker.kind.search.state.query;
    if (applied.some(({ facetType }) => facetType === 'categories')) void this.#loadFinding();
    // Storage is slow, and new results are painted first.
    this.#recording ??= setTimeout(() => this.#record(), recordMs);
  }

  /** Loading errors are ignored: the recent searches are shown without the rest. */
  async #loadFinding(): Promise<void> {
    const { ready } = this.#finding;
    // Some browsers never retry a module that failed to load, so nothing is loaded while offline.
    if (ready || !isOfAssets(this.#picker) || !navigator.onLine) return;
    await this.#finding.load().catch(() => undefined);
  }

  #record(): void {
    this.#recording = undefined;
    const { host } = this.#picker;
    const { query, typed } = this.#picker.kind.search.state;
    // A removed picker stores nothing, because another user may use the page next.
    if (!host.isConnected) return;
    const { applied, sort } = query;
    this.#recorder.record({
      ...(!host.query && { search: { text: typed.trim(), applied } }),
      ...(!host.sort && { sort }),
    });
  }

  get #words(): SuggestionMessages {
    return suggestionMessagesFor(this.#picker.language.language, this.#picker.host.messages);
  }
}

function isOfAssets(picker: SuggestionHost): picker is SuggestionHost & FindingPicker {
  return isAssetQuery(picker.kind.search.state.query);
}
