import type { ReactiveController } from 'lit';
import { LazyModule } from '../../core/lazy-module.js';
import type { SearchStore } from '../../core/search/search-store.js';
import type { Page } from '../../model/page/page.js';
import type { ListQuery } from '../../model/query/query.js';
import type { SearchSuggestions, SuggestionHost } from './search-suggestions.js';
import type { PickerHost } from '../picker/picker-host.js';
import type { PickerPreferences } from '../picker/picker-preferences.js';

/** What suggestions need from a picker. */
interface Suggesting<Q extends ListQuery, P extends Page<unknown>>
  extends Pick<SuggestionHost, 'language'>, Readonly<SuggestionHost['picker']> {
  readonly host: PickerHost;
  readonly kind: { readonly search: SearchStore<Q, P> };
  readonly preferences: PickerPreferences;
}

/**
 * Recent searches and the interpretation of the query. Their module loads after the results if
 * there is something to show, or once the user searches, because most picks do not need it.
 */
export class SuggestionsPart<
  Q extends ListQuery,
  P extends Page<unknown>,
> implements ReactiveController {
  readonly #picker: Suggesting<Q, P>;
  readonly #suggestions: LazyModule<SearchSuggestions>;
  /** Whether the user, or the page, has searched for anything. */
  #asks = false;

  constructor(picker: Suggesting<Q, P>) {
    const { host, language, preferences } = picker;
    this.#picker = picker;
    this.#suggestions = new LazyModule(
      () => host.requestUpdate(),
      async () => {
        const { SearchSuggestions } = await import('./search-suggestions.js');
        return new SearchSuggestions({
          ...{ host, language, picker, search: picker.kind.search },
          preferences: preferences.stored,
          list: () => preferences.list,
        });
      },
    );
    host.addController(this);
  }

  /** Undefined until the module is loaded. */
  get ready(): SearchSuggestions | undefined {
    return this.#suggestions.ready;
  }

  hostUpdated(): void {
    const { host, preferences, kind } = this.#picker;
    const { query, typed, page } = kind.search.state;
    const asks =
      !!typed ||
      query.applied.length > 0 ||
      query.sort !== host.sort ||
      preferences.list !== undefined;
    if (asks && !this.#asks && page) this.#load();
    this.#asks = asks;
  }

  readonly onResults = (): void => {
    const { stored } = this.#picker.preferences;
    if (this.#asks || stored.read('localStorage')['recent']) this.#load();
  };

  /** Searches for the text in the search box, and stores it as a recent search. */
  readonly submit = (): void => {
    const { search } = this.#picker.kind;
    const { typed } = search.state;
    search.submit();
    // The first search may finish before the module that stores it is loaded.
    if (!this.ready) this.#load((suggestions) => suggestions.keep(typed));
  };

  #load(use?: (suggestions: SearchSuggestions) => void): void {
    this.#suggestions.load().then(use, () => undefined);
  }
}
