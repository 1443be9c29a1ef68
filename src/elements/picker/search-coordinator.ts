import type { ReactiveController } from 'lit';
import type { UpdateTiming } from '../../controllers/update-timing.js';
import { followSearch } from '../../controllers/follow-search.js';
import { Debounce } from '../../core/debounce.js';
import type { SearchStore } from '../../core/search/search-store.js';
import { SearchChangeEvent } from '../../events/search-change.js';
import type { Page } from '../../model/page/page.js';
import { clausesOf, type ListQuery } from '../../model/query/query.js';
import type { SignInStatus } from '../../model/sign-in/sign-in.js';
import type { PickerContext } from './picker-context.js';
import type { Identified, PickerKind } from './picker-kind.js';
import type { PickerPreferences } from './picker-preferences.js';

/**
 * How long the first results may take before the module with the message for slow requests loads.
 * Milliseconds.
 */
const firstWaitMs = 5000;

/** What the coordinator needs from a picker. */
interface Searching<
  Item extends Identified,
  Q extends ListQuery,
  P extends Page<Item>,
> extends Omit<PickerContext<Item>, 'search'> {
  readonly kind: PickerKind<Item, Q, P, unknown>;
  readonly timing: UpdateTiming;
  readonly preferences: PickerPreferences;
  /** Results have arrived, so the modules for facets and suggestions may load. */
  readonly onResults: () => void;
}

/** Starts a search when the query or the connection changes, and reports the outcome. */
export class SearchCoordinator<
  Item extends Identified,
  Q extends ListQuery,
  P extends Page<Item>,
> implements ReactiveController {
  readonly #picker: Searching<Item, Q, P>;
  readonly #firstWait = new Debounce(firstWaitMs);
  /** The last search that was reported to the page, and whether the next one repeats it. */
  #told = '';
  #repeats = false;
  /** The query that was repeated without a change, so that the scroll position is kept. */
  #repeated: Q | undefined;

  constructor(picker: Searching<Item, Q, P>) {
    this.#picker = picker;
    picker.host.addController(this);
  }

  hostConnected(): void {
    addEventListener('online', this.#retryFailed);
    this.#firstWait.resume();
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#retryFailed);
    this.#firstWait.pause();
  }

  /** Attaches `search` to the picker and returns it. */
  follow<Search extends SearchStore<Q, P>>(search: Search): Search {
    followSearch(this.#picker.host, search, {
      timing: this.#picker.timing,
      onAnswer: (query, page) => this.#onAnswer(query, page),
      onFailure: (failure) => this.#picker.access.report(failure),
    });
    return search;
  }

  /**
   * Searches if the connection is new, the list opens, or `isNew` is true. Call it in `willUpdate`.
   */
  update(isNew: boolean): void {
    const { access, host, timing, kind, selection, details } = this.#picker;
    const { isListWanted } = access;
    selection.trim();
    const isOther = access.update();
    const opens = isListWanted !== access.isListWanted;
    if (isOther) timing.requestFirst();
    this.#repeats ||= isOther;
    // A new connection starts a search itself.
    if (!isOther && (isNew || opens)) kind.search.restart();
    if (selection.active) details.load([selection.active.id]);
    // The tools show a message if the first results take long. A removed picker must not wait for
    // them.
    if ((isOther || opens) && host.isConnected) this.#firstWait.schedule(() => kind.loadTools?.());
    if (!access.isListWanted || timing.isRequestOnly) return;
    const isNeeded = selection.items.length > 0 || kind.search.state.status === 'failed';
    if (isNeeded) kind.loadTools?.();
  }

  /** Searches again from the start, and fetches the details of selected items again. */
  reload(): void {
    this.reset();
    this.#picker.kind.search.restart();
  }

  /** Clears what belongs to the user or the connection. */
  reset(): void {
    this.#picker.kind.reset();
    this.#picker.details.clear();
  }

  onConnection(): void {
    this.#picker.preferences.restore();
    this.reload();
  }

  onSignedIn(before: SignInStatus): void {
    const { kind, announcer, details, selection } = this.#picker;
    const { search } = kind;
    if (['unknown', 'refreshing', 'stalled'].includes(before)) {
      this.#retryFailed();
      return;
    }
    const { state } = search;
    announcer.say('');
    // A different user may have signed in, so cached results are dropped.
    this.reload();
    const isSame = state.status === 'ready' || (state.status === 'failed' && state.more);
    if (isSame) this.#repeated = search.state.query;
    details.retry(selection.ids);
  }

  onSignedOut(): void {
    this.#picker.preferences.stored.clear();
    this.reset();
    this.#picker.kind.search.clear();
  }

  /** Reports a search that has results. */
  #onAnswer(query: Q, page: P): void {
    const { host, kind, announcer, words, onResults } = this.#picker;
    onResults();
    if (query !== this.#repeated) kind.list.focus.rewind();
    announcer.say(kind.counted?.(page) ?? words.results(page.total));
    const { text, sort } = query;
    const detail = { query: text, clauses: clausesOf(query), sort, total: page.total };
    const told = JSON.stringify(detail);
    // Not reported again if only the token source changed: a host that sets another one in response
    // would loop.
    const isRepeated = this.#repeats && told === this.#told;
    this.#repeats = false;
    if (isRepeated) return;
    this.#told = told;
    host.dispatchEvent(new SearchChangeEvent(detail));
  }

  /** Repeats the requests that failed. */
  readonly #retryFailed = (): void => {
    const { kind, details, selection } = this.#picker;
    if (kind.search.state.status === 'failed') kind.search.retry();
    details.retry(selection.ids);
  };
}
