import type { TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { PickerClient } from '../../api/picker-client.js';
import { AnswerController } from '../../controllers/answer-controller.js';
import { DetailController } from '../../controllers/detail-controller.js';
import { FacetSourceController } from '../../controllers/facet-source-controller.js';
import type { FacetView } from '../../controllers/facet-tie-controller.js';
import type { ListingController } from '../../controllers/listing-controller.js';
import { PickController, type Resolved } from '../../controllers/pick-controller.js';
import { RovingController } from '../../controllers/roving-controller.js';
import type { SearchState } from '../../controllers/search-controller.js';
import { SelectionController } from '../../controllers/selection-controller.js';
import { SentinelController } from '../../controllers/sentinel-controller.js';
import type { FacetToggleEvent } from '../../events/facet-toggle.js';
import { SearchChangeEvent } from '../../events/search-change.js';
import { SelectionChangeEvent } from '../../events/selection-change.js';
import type { Page } from '../../model/page.js';
import { clausesOf, type Narrowing } from '../../model/query.js';
import type { Chosen } from '../../model/selection.js';
import type { SignInStatus } from '../../model/sign-in.js';
import type { Messages } from '../../text/messages.js';
import { baseStyles } from './base.styles.js';
import { renderFrame, type FrameParts } from './frame.js';
import { frameStyles } from './frame.styles.js';
import { PickerElement } from './picker-element.js';
import { resultStyles } from './results.styles.js';
import type { Sketch, TrayItem } from './tray.js';
import { trayStyles } from './tray.styles.js';

/** What every picker does that lists what a search finds, with one frame around it all. */
export abstract class ListingPicker<
  Item extends { readonly id: string },
  Q extends Narrowing,
  P extends Page<Item>,
  Pick,
> extends PickerElement<Pick> {
  static override styles = [baseStyles, frameStyles, resultStyles, trayStyles];

  @state() private filtersOpen = false;
  @state() protected announcement = '';

  protected readonly details = new DetailController<Item>(this, (id, signal) => {
    const { api } = this;
    return api ? this.fetchDetail(api, id, signal) : Promise.reject(new Error('No connection'));
  });
  protected readonly selection = new SelectionController<Item>(
    this,
    () => ({ multiple: this.multiple, max: this.max }),
    () => this.#onSelection(),
  );
  protected readonly roving = new RovingController(this, () => [
    ...this.renderRoot.querySelectorAll<HTMLElement>('[data-index]'),
  ]);
  readonly #pick = new PickController<Item, Pick>(this, {
    details: this.details,
    selection: () => this.selection.chosen,
    kind: () => this.api?.branded,
    toPick: (resolved) => this.toPick(resolved),
  });
  readonly #panels = new FacetSourceController(this, {
    facets: () => this.search.facets,
    applied: () => clausesOf(this.search.query),
    onToggle: (event) => this.#onFacetToggle(event),
  });
  readonly #user = new AnswerController(
    this,
    () => this.idle,
    (api, call) => api.getUser(call),
  );

  constructor() {
    super();
    const end = () => this.renderRoot.querySelector('.end');
    new SentinelController(this, end, () => this.search.more());
  }

  /** Searches again from the start, and resolves anew what is chosen. */
  reload(): void {
    this.forget();
    this.search.restart();
  }

  /** Shows the facets in a panel elsewhere on the page. `<facet-panel for>` calls it. */
  tieFacetPanel(panel: FacetView & HTMLElement): () => void {
    return this.#panels.tie(panel);
  }

  /** Moves the focus to the search box. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('input')?.focus(options);
  }

  protected abstract readonly search: ListingController<Q, P>;
  protected abstract fetchDetail(api: PickerClient, id: string, signal: AbortSignal): Promise<Item>;
  protected abstract toPick(resolved: readonly Resolved<Item>[]): Pick | undefined;
  protected abstract pickEvent(pick: Pick): Event;
  protected abstract parts(words: Messages): FrameParts<P>;
  protected abstract describe(chosen: Chosen<Item>): Sketch;
  /** What stands at a place of the list. */
  protected abstract itemAt(index: number): Item | undefined;

  /** Why an item cannot be chosen; undefined where it can. */
  protected refusalOf?(item: Item): string | undefined;

  /** How many results there are, in words, where the service's count would mislead. */
  protected counted?(page: P): string | undefined;

  /** Forgets what belongs to the person or the connection. */
  protected forget(): void {
    this.details.forget();
  }

  /** The client, once it may be asked for what nobody waits for: after the first results. */
  protected get idle(): PickerClient | undefined {
    if (!this.search.state.page || this.account.vacant) return undefined;
    return this.connection.state.connection?.client;
  }

  /** Searches where another connection, or anything else that is asked for, came up. */
  protected follow(anew: boolean): void {
    // Another connection starts over by itself.
    if (!this.takeConnection() && anew) this.search.restart();
    if (this.api) this.details.want(this.selection.ids);
  }

  protected override render(): TemplateResult {
    const { words, selection, search, account, multiple, max, announcement, filtersOpen } = this;
    return this.framed(() => {
      const parts = this.parts(words);
      return renderFrame<Item, Q, P>({
        ...parts,
        ...{ words, selection, search, account, multiple, max, announcement, filtersOpen },
        counted: search.state.page && this.counted?.(search.state.page),
        filtersElsewhere: parts.filtersElsewhere === true || this.#panels.tied,
        min: this.min ?? 0,
        disabled: this.inactive,
        dialog: this.mode === 'dialog',
        user: this.#user.value,
        connection: this.connection.state,
        pick: this.#pick.status,
        chosen: selection.chosen.map((chosen) => this.#describe(chosen)),
        onFilters: () => (this.filtersOpen = !this.filtersOpen),
        onFacetToggle: (event) => this.#onFacetToggle(event),
        onClear: () => this.clearSearch(),
        onConfirm: () => void this.#confirm(),
        onCancel: this.cancel,
        onSignOut: () => void this.signOut(),
      });
    });
  }

  protected readonly onChoose = (event: Event): void => {
    const item = (event.target as Element).closest<HTMLElement>('[data-index]');
    if (item) this.#choose(Number(item.dataset['index']));
  };

  protected readonly onKey = (event: KeyboardEvent): void => {
    if (this.roving.move(event)) return;
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    this.#choose(this.roving.index);
  };

  protected override chosenIds(): readonly string[] {
    return this.selection.ids;
  }

  protected override chooseIds(ids: readonly string[]): void {
    this.selection.reset(ids);
  }

  protected override connectionChanged(): void {
    this.reload();
  }

  protected override signedIn(before: SignInStatus): void {
    // After the moments in which nobody was signed in, it may be somebody else.
    const anew = !['unknown', 'refreshing', 'stalled'].includes(before);
    if (anew) this.forget();
    if (anew || this.search.state.status === 'failed') this.search.retry();
    this.details.retry(this.selection.ids);
  }

  protected override signedOut(): void {
    this.forget();
    this.search.clear();
  }

  /** Tells of a search that has been answered or has failed. */
  protected settled(query: Q, outcome: SearchState<P>, more: boolean): void {
    if (outcome.status === 'failed') {
      this.report(outcome.failure);
      this.announcement = this.words.failures[outcome.failure.code]?.[0] ?? '';
    }
    if (outcome.status !== 'ready' || more) return;
    const { page } = outcome;
    this.roving.focusOn(0, false);
    this.renderRoot.querySelector('.scroll')?.scrollTo({ top: 0 });
    this.announcement = this.counted?.(page) ?? this.words.results(page.total);
    const { text, sort } = query;
    const detail = { query: text, clauses: clausesOf(query), sort, total: page.total };
    this.dispatchEvent(new SearchChangeEvent(detail));
  }

  /** Goes back to everything there is. */
  protected clearSearch(): void {
    this.search.clearApplied();
    this.search.setText('');
  }

  #describe(chosen: Chosen<Item>): TrayItem {
    const { id } = chosen;
    const active = chosen === this.selection.active;
    const failed = this.details.of(id)?.status === 'failed';
    return { ...this.describe(chosen), id, active, failed };
  }

  async #confirm(): Promise<void> {
    const pick = await this.#pick.prepare();
    if (!pick) return;
    this.dispatchEvent(this.pickEvent(pick));
    this.confirmed(pick);
  }

  #choose(index: number): void {
    const item = this.itemAt(index);
    if (!item) return;
    this.roving.focusOn(index);
    if (this.inactive) return;
    const { selection } = this;
    const refusal = selection.has(item.id) ? undefined : this.refusalOf?.(item);
    if (refusal === undefined) selection.toggle(item);
    else this.announcement = refusal;
    if (selection.refused && this.max) this.announcement = this.words.limitReached(this.max);
  }

  #onSelection(): void {
    const { ids } = this.selection;
    this.#pick.reset();
    this.announcement = this.words.selected(ids.length, this.max);
    this.dispatchEvent(new SelectionChangeEvent({ ids }));
  }

  /** The host may refuse: it has had its say once every listener has run. */
  #onFacetToggle(event: FacetToggleEvent): void {
    queueMicrotask(() => {
      if (!event.defaultPrevented) this.search.toggle(event.detail.clause);
    });
  }
}
