import { html, type TemplateResult } from 'lit';
import { KeepingController, type Keepable } from '../../controllers/keeping-controller.js';
import { interpretationOf } from '../../model/query/interpretation.js';
import { findingMessagesFor } from '../../text/english/finding.js';
import type { FindingMessages } from '../../text/messages/finding.js';
import type { Language } from '../../text/language.js';
import { RecentSearches } from './recent-searches.js';
import { seekingStyles } from './search-suggestions.styles.js';

/** What finding needs of a picker. */
export interface Seeker extends Keepable {
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
export class Seeking {
  readonly #seeker: Seeker;
  readonly #recent: RecentSearches;

  constructor(seeker: Seeker) {
    const { host } = seeker;
    const root = host.shadowRoot;
    this.#seeker = seeker;
    this.#recent = new RecentSearches(seeker, () => this.#words);
    new KeepingController(seeker);
    const { styleSheet } = seekingStyles;
    if (root && styleSheet) root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
    host.requestUpdate();
  }

  /** What to show of it, below the search box and above the results. */
  show(page: object | undefined): {
    readonly recent: TemplateResult | undefined;
    readonly reading: TemplateResult | undefined;
  } {
    return { recent: this.#recent.render(), reading: this.#renderReading({ ...page }) };
  }

  #renderReading({ explained = '', understood = true }: Reading): TemplateResult | undefined {
    if (!understood) return html`<p class="warning">${this.#words.queryNotUnderstood}</p>`;
    const { text, applied, ...more } = this.#seeker.search.state.query;
    // The host's own filter is in the service's words too, and is nobody else's business.
    const hidden = 'filter' in more && more.filter !== '';
    const news = !hidden && interpretationOf(text, explained, applied.length > 0);
    if (!news) return undefined;
    return html`<p class="reading">
      ${this.#words.understoodAs} <bdi title=${news}>${news}</bdi>
    </p>`;
  }

  get #words(): FindingMessages {
    return findingMessagesFor(this.#seeker.language.language, this.#seeker.host.messages);
  }
}
