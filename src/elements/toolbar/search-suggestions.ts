import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { PickerClient } from '../../api/assets/picker-client.js';
import { PreferenceRecorder } from '../../core/preferences/preference-recorder.js';
import type { Preferences } from '../../core/preferences/preferences.js';
import { interpretationOf } from '../../model/query/interpretation.js';
import type { ListQuery } from '../../model/query/query.js';
import { suggestionMessagesFor } from '../../text/english/suggestions.js';
import type { SuggestionMessages } from '../../text/messages/search.js';
import type { Language } from '../../text/language.js';
import { RecentSearches } from './recent-searches.js';
import type { Action } from '../notices/notice.js';
import { suggestionStyles } from './search-suggestions.styles.js';
import { ShorterSearch } from './shorter-search.js';

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
  readonly picker: {
    readonly announcer: { say(text: string): void };
    /** The client for requests of low priority; undefined until there are results. */
    readonly idleClient: PickerClient | undefined;
  };
  readonly preferences: Preferences;
  /** Whether the user chose lines instead of cards. Undefined if they chose neither. */
  readonly list: () => boolean | undefined;
}

/** What a response may contain about a search in addition to its results. */
interface Reading {
  readonly explained?: string;
  readonly understood?: boolean;
}

/** The recent searches, and the service's interpretation of the query. */
export class SearchSuggestions {
  readonly #picker: SuggestionHost;
  readonly #recorder: PreferenceRecorder;
  readonly #recent: RecentSearches;
  readonly #shorter: ShorterSearch;

  constructor(picker: SuggestionHost) {
    const { host } = picker;
    const root = host.shadowRoot;
    this.#picker = picker;
    this.#recorder = new PreferenceRecorder(picker.preferences);
    this.#recent = new RecentSearches(picker, this.#recorder, () => this.#words);
    this.#shorter = new ShorterSearch(
      host,
      () => picker.search.state,
      () => picker.picker.idleClient,
      ({ total, text }) => picker.picker.announcer.say(this.#words.fewerWords(total, text)),
    );
    host.addController({ hostUpdated: () => this.#record() });
    const { styleSheet } = suggestionStyles;
    if (root && styleSheet) root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
    host.requestUpdate();
  }

  /** The recent searches, below the search box. */
  renderRecent(): TemplateResult | undefined {
    return this.#recent.render();
  }

  /** Stores a search that the user finished before this module was loaded. */
  keep(text: string): void {
    this.#recent.keep(text);
  }

  /** What to offer in place of a search without results: one with fewer words that has some. */
  get actions(): readonly Action[] {
    const { found } = this.#shorter;
    if (!found) return [];
    const { text, total } = found;
    const run = (): void => {
      this.#picker.search.submit(text);
      this.keep(text);
    };
    return [{ label: this.#words.fewerWords(total, text), run }];
  }

  /** Renders the service's interpretation of the query, above the results. */
  renderReading(page: object | undefined): TemplateResult | undefined {
    const { explained = '', understood = true }: Reading = { ...page };
    if (!understood) return html`<p class="warning">${this.#words.queryNotUnderstood}</p>`;
    const { text, applied, ...more } = this.#picker.search.state.query;
    // The service's text contains the host's filter, which users must not see.
    const hidden = 'filter' in more && more.filter !== '';
    const news = !hidden && interpretationOf(text, explained, applied.length > 0);
    if (!news) return undefined;
    return html`<p class="reading">
      ${this.#words.understoodAs} <bdi title=${news}>${news}</bdi>
    </p>`;
  }

  #record(): void {
    const { host, list } = this.#picker;
    const { query, typed } = this.#picker.search.state;
    // A removed picker stores nothing, because another user may use the page next.
    if (!host.isConnected) return;
    const { applied, sort } = query;
    const isList = list();
    this.#recorder.record({
      ...(!host.query && { search: { text: typed.trim(), applied } }),
      ...(isList !== undefined && { list: isList }),
      ...(!host.sort && { sort }),
    });
  }

  get #words(): SuggestionMessages {
    return suggestionMessagesFor(this.#picker.language.language, this.#picker.host.messages);
  }
}
