import { LazyModule } from '../../core/lazy-module.js';
import type { SearchSuggestions, SuggestionHost } from './search-suggestions.js';

/**
 * What is offered below the search box, and the interpretation of the query. Their module loads
 * after the results if there is something to show, or once the user uses the search box, because
 * most picks do not need it.
 */
export class SuggestionsPart {
  readonly #picker: SuggestionHost;
  readonly #suggestions: LazyModule<SearchSuggestions>;

  constructor(picker: SuggestionHost) {
    this.#picker = picker;
    this.#suggestions = new LazyModule(
      () => picker.host.requestUpdate(),
      async () => {
        const { SearchSuggestions } = await import('./search-suggestions.js');
        return new SearchSuggestions(picker);
      },
    );
  }

  /** Undefined until the module is loaded. */
  get ready(): SearchSuggestions | undefined {
    return this.#suggestions.ready;
  }

  readonly onResults = (): void => {
    const { host, kind, preferences } = this.#picker;
    const { query, typed } = kind.search.state;
    const isNarrowed = typed || query.applied.length > 0 || query.sort !== host.sort;
    if (isNarrowed || preferences.stored.read('localStorage')['recent']) this.#load();
  };

  /** Loads the module on the first event of the search box, which it then acts on. */
  readonly onBox = (event: Event): void => {
    const { typed } = this.#picker.kind.search.state;
    this.#load((suggestions) => suggestions.start(event, typed));
  };

  /** `use` is called only if the module was not loaded before. */
  #load(use?: (suggestions: SearchSuggestions) => void): void {
    if (!this.ready) this.#suggestions.load().then(use, () => undefined);
  }
}
