import { html, noChange, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { PickerClient } from '../../api/assets/picker-client.js';
import { DetailsStore } from '../../core/pick/details-store.js';
import { LinkedFacetPanels } from '../../controllers/linked-facet-panels.js';
import type { FacetView } from '../../controllers/facet-panel-link.js';
import { LazyModule } from '../../core/lazy-module.js';
import type { ListingController } from '../../controllers/listing-controller.js';
import { StoreController } from '../../controllers/store-controller.js';
import { PickMaker, type Resolved, type ToPick } from '../../core/pick/pick-maker.js';
import { Preferences } from '../../core/preferences/preferences.js';
import type { SearchState } from '../../controllers/search-state.js';
import type { FacetToggleEvent } from '../../events/facet-toggle.js';
import { SearchChangeEvent } from '../../events/search-change.js';
import { SelectionChangeEvent } from '../../events/selection-change.js';
import type { Page } from '../../model/page/page.js';
import { clausesOf, type ListQuery } from '../../model/query/query.js';
import type { SelectedItem } from '../../model/selection/selection.js';
import type { SignInStatus } from '../../model/sign-in/sign-in.js';
import type { LaterMessages } from '../../text/language.js';
import type { Messages } from '../../text/messages/messages.js';
import { baseStyles } from '../styles/base.styles.js';
import { ChoosingPicker } from './choosing-picker.js';
import { renderFrame, type FrameParts } from './frame.js';
import { frameStyles } from '../styles/frame.styles.js';
import { withLanguage } from './with-language.js';
import { resultStyles } from '../results/results.styles.js';
import type { ItemSummary } from '../tray/tray.js';
import { trayStyles } from '../tray/tray.styles.js';

/** What every picker does that lists what a search finds, with one frame around it all. */
export abstract class ListingPicker<
  Item extends { readonly id: string },
  Q extends ListQuery,
  P extends Page<Item>,
  Pick,
> extends ChoosingPicker<Item, Pick> {
  static override styles = [baseStyles, frameStyles, resultStyles, trayStyles];

  @state() private filtersOpen = false;

  /** Whether the person asked for lines rather than cards. */
  @state() protected list: boolean | undefined;

  protected override readonly details = new DetailsStore<Item>((id, signal) =>
    this.fetchDetail(id, signal),
  );
  protected override readonly pick = new PickMaker<Item, Pick>({
    details: this.details,
    selection: () => this.selection.chosen,
    kind: () => this.api?.branded,
    toPick: (resolved) => this.toPick(resolved),
    // Links are dropped by the update that follows a change of `branded-links`.
    whenReady: () => this.updateComplete,
  });
  readonly #preferences = new Preferences(() => this.memoryKey);
  readonly #panels = new LinkedFacetPanels(this, {
    facets: () => this.search.state.page && this.search.facets,
    applied: () => clausesOf(this.search.query),
    onToggle: (event) => this.#onFacetToggle(event),
  });
  readonly #update = (): void => this.requestUpdate();
  readonly #finding = new LazyModule(this.#update, async () => {
    const { seeking } = await import('../toolbar/finding.js');
    const { language, search } = this;
    return seeking({
      host: this,
      language,
      search,
      preferences: this.#preferences,
      list: () => this.list,
    });
  });
  readonly #field = new LazyModule(this.#update, async () => {
    let early: Event | undefined;
    this.addEventListener('invalid', (event) => (early = event), { once: true });
    const { Field } = await import('../field/field.js');
    return new Field(this.chooser, this, this.account, this.connection, early);
  });
  #recalled: string | undefined;
  /** What the page was told of the last search, and whether the next one only repeats it. */
  #told = '';
  #repeats = false;

  /** What was asked for again though nothing else is wanted: the person's place is kept. */
  #askedAgain: Q | undefined;

  constructor() {
    super();
    for (const store of [this.details, this.pick]) new StoreController(this, store);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('online', this.#goOn);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('online', this.#goOn);
  }

  /** Searches again from the start, and fetches the details of selected items again. */
  reload(): void {
    this.forget();
    this.search.restart();
  }

  /** Shows the facets in a panel elsewhere on the page. `<facet-panel for>` calls it. */
  tieFacetPanel(panel: FacetView & HTMLElement): () => void {
    return this.#panels.tie(panel);
  }

  /** Moves the focus to the search box, or to the button of a field. */
  override focus(options?: FocusOptions): void {
    this.entrance?.focus(options);
  }

  protected abstract override readonly search: ListingController<Q, P>;
  /** Undefined while there is no way to the service. */
  protected abstract fetchDetail(id: string, signal: AbortSignal): Promise<Item> | undefined;
  protected abstract toPick(resolved: readonly Resolved<Item>[]): ToPick<Pick>;
  protected abstract pickEvent(pick: Pick): Event;
  protected abstract parts(words: Messages): FrameParts<P>;
  protected abstract override describe(chosen: SelectedItem<Item>): ItemSummary;
  /** How many results there are, in words, where the service's count would mislead. */
  protected counted?(page: P): string | undefined;

  /** Forgets what belongs to the person or the connection. */
  protected forget(): void {
    this.details.forget();
  }

  protected override get idle(): PickerClient | undefined {
    if (!this.search.state.page || this.account.vacant) return undefined;
    return this.connection.state.connection?.client;
  }

  /** Searches where another connection, or anything else that is asked for, came up. */
  protected follow(anew: boolean): void {
    if (this.isField) this.#field.load().catch(() => undefined);
    const { wanted } = this;
    this.selection.trim();
    const another = this.takeConnection();
    this.asked = another || !this.hasUpdated;
    this.#repeats ||= another;
    // Another connection starts over by itself.
    if (!another && (anew || wanted !== this.wanted)) this.search.restart();
    if (this.selection.active) this.want([this.selection.active.id]);
  }

  protected override render(): TemplateResult | typeof noChange {
    if (this.asked) return noChange;
    const { words, search, account, multiple, max, announcement, remark, inserted, filtersOpen } =
      this;
    return this.#framed(() => {
      const parts = this.parts(words);
      const { chosen } = this.selection;
      return renderFrame<Item, Q, P>({
        ...parts,
        ...{ words, search, account, multiple, max, announcement, remark, inserted, filtersOpen },
        counted: search.state.page && this.counted?.(search.state.page),
        filtersElsewhere: parts.filtersElsewhere === true || this.#panels.tied,
        min: this.min ?? 0,
        disabled: this.inactive,
        dialog: this.isDialog,
        user: this.choosing?.user,
        connection: this.connection.state,
        pick: this.pick.status,
        chosen,
        chosenList: this.choosing?.renderList(),
        waiting: this.choosing?.waiting,
        ...this.#finding.ready?.show(search.state.page),
        onFilters: () => (this.filtersOpen = !this.filtersOpen),
        onFacetToggle: (event) => this.#onFacetToggle(event),
        onClear: () => this.clearSearch(),
        onConfirm: () => void this.confirm(),
        onCancel: this.cancel,
        onSignOut: () => void this.signOut(),
      });
    });
  }

  /** Marks what the picker shows with its language, and wraps it in a dialog where it is one. */
  #framed(frame: () => TemplateResult): TemplateResult {
    const { words, language } = this;
    if (!this.isDialog) return withLanguage(this, words, language, frame());
    const dialog = html`${this.isField ? this.#renderField() : ''}
      <dialog part="dialog" aria-labelledby="title">${this.wanted ? frame() : ''}</dialog>
      <div role="status" class="unseen">${this.open ? '' : this.announcement}</div>`;
    return withLanguage(this, words, language, dialog);
  }

  /** Until the rest of it is there, and where that cannot be had, a field is its button. */
  #renderField(): TemplateResult {
    return (
      this.#field.ready?.render() ??
      html`<button type="button" class="button" part="choose" @click=${() => void this.show()}>
        ${this.words.title(this.multiple)}
      </button>`
    );
  }

  /** Numbers take long to write the first time. */
  protected override prepare(): void {
    this.words.number(0);
  }

  protected override get ownWords(): Partial<Messages & LaterMessages> | undefined {
    return this.#field.ready?.words ?? this.messages;
  }

  protected override selectionChanged(): void {
    this.pick.reset();
    super.selectionChanged();
  }

  protected override connectionChanged(): void {
    const { memoryKey: key, search, words } = this;
    if (key && key !== this.#recalled) {
      const isSort = (sort: string): boolean => Object.hasOwn(words.sortNames, sort);
      const { search: before, list, ...sort } = this.#preferences.restore(this, isSort);
      if (before) search.typed = before.text;
      search.query = { ...search.query, ...sort, ...(before && { applied: before.applied }) };
      this.list = list ?? this.list;
    }
    this.#recalled = key;
    this.reload();
  }

  protected override signedIn(before: SignInStatus): void {
    // A different user may have signed in, so cached results are dropped.
    const anew = !['unknown', 'refreshing', 'stalled'].includes(before);
    const { state } = this.search;
    if (anew) {
      this.announcement = '';
      this.forget();
      this.search.restart();
      const isSame = state.status === 'ready' || (state.status === 'failed' && state.more);
      if (isSame) this.#askedAgain = this.search.query;
      this.details.retry(this.selection.ids);
    } else this.#goOn();
  }

  protected override signedOut(): void {
    this.#preferences.forget();
    this.forget();
    this.search.clear();
  }

  /** Tells of a search that has been answered or has failed. */
  protected settled(query: Q, outcome: SearchState<P>, more: boolean): void {
    if (outcome.status === 'failed') this.report(outcome.failure);
    if (outcome.status !== 'ready' || more) return;
    this.#finding.load().catch(() => undefined);
    const { page } = outcome;
    if (query !== this.#askedAgain) this.roving.rewind();
    this.announcement = this.counted?.(page) ?? this.words.results(page.total);
    const { text, sort } = query;
    const detail = { query: text, clauses: clausesOf(query), sort, total: page.total };
    const told = JSON.stringify(detail);
    // The same search by another source: a host that answers with one more source would loop.
    const isRepeated = this.#repeats && told === this.#told;
    this.#repeats = false;
    if (isRepeated) return;
    this.#told = told;
    this.dispatchEvent(new SearchChangeEvent(detail));
  }

  /** Goes back to everything there is. */
  protected clearSearch(): void {
    this.search.typed = '';
    this.search.clearApplied();
  }

  /** Asks again for what failed. */
  readonly #goOn = (): void => {
    if (this.search.state.status === 'failed') this.search.retry();
    this.details.retry(this.selection.ids);
  };

  protected override async confirm(): Promise<void> {
    const pick = await this.pick.prepare();
    if (!pick) return;
    const inserted = this.choosing?.words.inserted(this.selection.ids.length) ?? '';
    this.confirmed(pick, this.pickEvent(pick));
    this.announcement = this.inserted = inserted;
    const { ids } = this.selection;
    if (ids.length === 0) this.dispatchEvent(new SelectionChangeEvent({ ids }));
  }

  /** The host may refuse: it has had its say once every listener has run. */
  #onFacetToggle(event: FacetToggleEvent): void {
    queueMicrotask(() => {
      if (event.defaultPrevented) return;
      this.marked = true;
      this.search.toggle(event.detail.clause);
    });
  }
}
