import { html, type TemplateResult } from 'lit';
import { KeepingController, type Keepable } from '../../controllers/keeping-controller.js';
import { interpretationOf } from '../../model/query/interpretation.js';
import { findingMessagesFor } from '../../text/english/finding.js';
import type { FindingMessages } from '../../text/messages/finding.js';
import type { Language } from '../../text/language.js';
import { RecentSearches } from './recent-searches.js';
import { seekingStyles } from './search-suggestions.styles.js';

/** What suggestions need of a picker. */
export interface SuggestionHost extends Keepable {
  readonly host: Keepable['host'] & {
    readonly shadowRoot: ShadowRoot | null;
    readonly messages: Partial<FindingMessages> | undefined;
  };
  readonly language: { readonly language: Language };
  readonly search: Keepable['search'] & { readonly submit: (text: string) => void };
}

/** What the service may say of a search beside its results. */
interface Reading {
  readonly explained?: string;
  readonly understood?: boolean;
}

/** What helps a person to find: what they searched for before, and what the service understood. */
export class SearchSuggestions {
  readonly #picker: SuggestionHost;
  readonly #recent: RecentSearches;

  constructor(picker: SuggestionHost) {
    const { host } = picker;
    const root = host.shadowRoot;
    this.#picker = picker;
    this.#recent = new RecentSearches(picker, () => this.#words);
    new KeepingController(picker);
    const { styleSheet } = seekingStyles;
    if (root && styleSheet) root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
    host.requestUpdate();
  }

  /** The recent searches, below the search box. */
  renderRecent(): TemplateResult | undefined {
    return this.#recent.render();
  }

  /** What the service understood, above the results. */
  renderReading(page: object | undefined): TemplateResult | undefined {
    const { explained = '', understood = true }: Reading = { ...page };
    if (!understood) return html`<p class="warning">${this.#words.queryNotUnderstood}</p>`;
    const { text, applied, ...more } = this.#picker.search.state.query;
    // The host's own filter is in the service's words too, and is nobody else's business.
    const hidden = 'filter' in more && more.filter !== '';
    const news = !hidden && interpretationOf(text, explained, applied.length > 0);
    if (!news) return undefined;
    return html`<p class="reading">
      ${this.#words.understoodAs} <bdi title=${news}>${news}</bdi>
    </p>`;
  }

  get #words(): FindingMessages {
    return findingMessagesFor(this.#picker.language.language, this.#picker.host.messages);
  }
}
