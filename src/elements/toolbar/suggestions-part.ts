import type { ReactiveController } from 'lit';
import { LazyModule } from '../../core/lazy-module.js';
import type { SearchStore } from '../../core/search/search-store.js';
import type { Page } from '../../model/page/page.js';
import type { ListQuery } from '../../model/query/query.js';
import type { SearchSuggestions, SuggestionHost } from './search-suggestions.js';
import type { PickerHost } from '../picker/picker-host.js';
import type { PickerPreferences } from '../picker/picker-preferences.js';

/** What suggestions need of a picker. */
interface Suggesting<Q extends ListQuery, P extends Page<unknown>> extends Pick<
  SuggestionHost,
  'language'
> {
  readonly host: PickerHost;
  readonly kind: { readonly search: SearchStore<Q, P> };
  readonly preferences: PickerPreferences;
}

/**
 * Recent searches, and what the service understood of a search. They load after results where there
 * is something to show, or once the user asks for something: most picks need neither.
 */
export class SuggestionsPart<
  Q extends ListQuery,
  P extends Page<unknown>,
> implements ReactiveController {
  readonly #picker: Suggesting<Q, P>;
  readonly #suggestions: LazyModule<SearchSuggestions>;
  /** Whether the user, or the page for them, has asked for anything. */
  #asks = false;

  constructor(picker: Suggesting<Q, P>) {
    const { host, language, preferences } = picker;
    this.#picker = picker;
    this.#suggestions = new LazyModule(
      () => host.requestUpdate(),
      async () => {
        const { SearchSuggestions } = await import('./search-suggestions.js');
        return new SearchSuggestions({
          ...{ host, language, search: picker.kind.search },
          preferences: preferences.stored,
          list: () => preferences.list,
        });
      },
    );
    host.addController(this);
  }

  /** Undefined until they have loaded. */
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

  /** Searches for what is in the search box, and keeps it as a recent search. */
  readonly submit = (): void => {
    const { search } = this.#picker.kind;
    const { typed } = search.state;
    search.submit();
    // The first search may be quicker than the part that keeps it.
    if (!this.ready) this.#load((suggestions) => suggestions.keep(typed));
  };

  #load(use?: (suggestions: SearchSuggestions) => void): void {
    this.#suggestions.load().then(use, () => undefined);
  }
}
