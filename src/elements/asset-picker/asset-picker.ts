import type { PropertyValues, TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { AssetSearchController } from '../../controllers/asset-search-controller.js';
import { DetailController } from '../../controllers/detail-controller.js';
import { FacetSourceController } from '../../controllers/facet-source-controller.js';
import type { FacetView } from '../../controllers/facet-tie-controller.js';
import { PickController } from '../../controllers/pick-controller.js';
import { RovingController } from '../../controllers/roving-controller.js';
import type { SearchState } from '../../controllers/search-controller.js';
import { SelectionController } from '../../controllers/selection-controller.js';
import { SentinelController } from '../../controllers/sentinel-controller.js';
import { UserController } from '../../controllers/user-controller.js';
import { AssetPickEvent } from '../../events/asset-pick.js';
import type { FacetToggleEvent } from '../../events/facet-toggle.js';
import { SearchChangeEvent } from '../../events/search-change.js';
import { SelectionChangeEvent } from '../../events/selection-change.js';
import type { Asset } from '../../model/asset.js';
import type { AssetPage } from '../../model/page.js';
import type { AssetPick } from '../../model/pick.js';
import { clausesOf, type Query } from '../../model/query.js';
import type { SignInStatus } from '../../model/sign-in.js';
import { pageSizeOf, readTypes } from '../shared/attribute-values.js';
import { baseStyles } from '../shared/base.styles.js';
import { PickerElement } from '../shared/picker-element.js';
import { renderFrame } from './frame.js';
import { frameStyles } from './frame.styles.js';
import { resultStyles } from './results.styles.js';
import { trayStyles } from './tray.styles.js';

/**
 * Finds assets and hands those the person picks to the page, with links, embed codes and markup.
 *
 * It stands in the page or opens as a dialog. What is chosen stays through searches, failures
 * and sign-ins until the person takes it away.
 *
 * @tagname asset-picker
 *
 * @fires {AssetPickEvent} asset-pick - The person confirmed their choice.
 * @fires {SelectionChangeEvent} selection-change - The choice changed, unconfirmed.
 * @fires {SearchChangeEvent} search-change - Another search is in force and answered.
 * @fires {SignInChangeEvent} sign-in-change - Signing in stands elsewhere than before.
 * @fires {PickerCancelEvent} picker-cancel - The person gave up.
 * @fires {PickerErrorEvent} picker-error - Something failed that the host may report.
 *
 * @csspart dialog - The dialog around everything, in dialog mode.
 * @csspart frame - The box around everything.
 * @csspart toolbar - The search box and its neighbours.
 * @csspart filters - The box around the facets.
 * @csspart applied - The list of filters in force.
 * @csspart chip - One filter in force.
 * @csspart results - The part that scrolls.
 * @csspart item - One asset.
 * @csspart notice - Words that stand for results, or above them.
 * @csspart tray - What is chosen, and the way out.
 * @csspart confirm - The button that confirms.
 *
 * @cssprop [--asset-picker-height=44rem] - Height of an inline picker.
 * @cssprop [--asset-picker-card=11rem] - Least width of a card.
 */
export class AssetPicker extends PickerElement<AssetPick> {
  static override styles = [baseStyles, frameStyles, resultStyles, trayStyles];

  /** A clause that is always in force. The person neither sees it nor can clear it. */
  @property() filter = '';

  /** Facet types to ask for, separated by commas; `none` for none. */
  @property() facets = 'file_types,categories,metadata';

  /** Name of the embed size to start with. */
  @property() embed = '';

  /** How results are laid out until the person says otherwise. */
  @property() layout: 'grid' | 'list' = 'grid';

  @state() private list: boolean | undefined;
  @state() private filtersOpen = false;
  @state() private announcement = '';

  readonly #search = new AssetSearchController(this, {
    client: () => this.#client,
    facetTypes: () => readTypes(this.facets),
    limit: () => pageSizeOf(this.pageSize),
    onSettled: (query, outcome, more) => this.#onSettled(query, outcome, more),
  });
  readonly #details = new DetailController(this, (id, signal) => {
    const client = this.#client;
    return client ? client.getAsset(id, { signal }) : Promise.reject(new Error('No connection'));
  });
  readonly #selection = new SelectionController(
    this,
    () => ({ multiple: this.multiple, max: this.max }),
    () => this.#onSelection(),
  );
  readonly #pick = new PickController(this, {
    details: this.#details,
    selection: () => this.#selection.chosen,
    branded: () => this.#client?.branded ?? false,
    preferred: () => this.embed || undefined,
  });
  readonly #roving = new RovingController(this, () => [
    ...this.renderRoot.querySelectorAll<HTMLElement>('[role=option]'),
  ]);
  readonly #panels = new FacetSourceController(this, {
    facets: () => this.#search.facets,
    applied: () => clausesOf(this.#search.query),
    onToggle: (event) => this.#onFacetToggle(event),
  });
  readonly #user = new UserController(this, () =>
    this.#search.state.page ? this.connection.state.connection?.client : undefined,
  );

  constructor() {
    super();
    new SentinelController(this, () => this.renderRoot.querySelector('.end'), this.#search.more);
  }

  /** Searches again from the start, and resolves anew what is chosen. */
  reload(): void {
    this.#details.forget();
    this.#search.restart();
  }

  /** Shows the facets in a panel elsewhere on the page. `<facet-panel for>` calls it. */
  tieFacetPanel(panel: FacetView & HTMLElement): () => void {
    return this.#panels.tie(panel);
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('input')?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { query: text, filter, sort } = this;
    const adopted = this.#search.adopt({
      ...(changed.has('query') && { text }),
      ...(changed.has('filter') && { filter }),
      ...(changed.has('sort') && { sort }),
    });
    if (changed.has('brandedLinks')) this.#details.forget();
    const asked = ['brandedLinks', 'facets', 'pageSize'] as const;
    const anew = adopted || asked.some((name) => changed.has(name));
    // Another connection starts over by itself.
    if (!this.takeConnection() && anew) this.#search.restart();
    if (this.#client) this.#details.want(this.#selection.ids);
  }

  protected override render(): TemplateResult {
    return this.framed(() =>
      renderFrame({
        words: this.words,
        dialog: this.mode === 'dialog',
        disabled: this.disabled,
        list: this.list ?? this.layout === 'list',
        filtersOpen: this.filtersOpen,
        filtersElsewhere: this.#panels.tied || readTypes(this.facets).length === 0,
        limits: { multiple: this.multiple, max: this.max, min: this.min ?? 0 },
        announcement: this.announcement,
        preferred: this.embed || undefined,
        user: this.#user.user,
        connection: this.connection.state,
        account: this.account,
        search: this.#search,
        selection: this.#selection,
        details: this.#details,
        pick: this.#pick,
        roving: this.#roving,
        onList: (list) => (this.list = list),
        onFilters: () => (this.filtersOpen = !this.filtersOpen),
        onFacetToggle: (event) => this.#onFacetToggle(event),
        onChoose: (asset) => this.#onChoose(asset),
        onConfirm: () => void this.#confirm(),
        onCancel: this.cancel,
        onSignOut: () => void this.signOut(),
      }),
    );
  }

  protected override chosenIds(): readonly string[] {
    return this.#selection.ids;
  }

  protected override chooseIds(ids: readonly string[]): void {
    this.#selection.reset(ids);
  }

  protected override connectionChanged(): void {
    this.#details.forget();
    this.#search.restart();
  }

  protected override signInChanged(status: SignInStatus): void {
    if (status !== 'signed-in') return;
    if (this.#search.state.status === 'failed') this.#search.retry();
    this.#details.retry(this.#selection.ids);
  }

  protected override signedOut(): void {
    this.#details.forget();
    this.#search.clear();
  }

  get #client() {
    const client = this.connection.state.connection?.client;
    return client?.withBranded(this.brandedLinks || client.branded);
  }

  async #confirm(): Promise<void> {
    const pick = await this.#pick.prepare();
    if (!pick) return;
    this.dispatchEvent(new AssetPickEvent(pick));
    this.confirmed(pick);
  }

  #onChoose(asset: Asset): void {
    if (this.disabled) return;
    if (asset.available || this.#selection.has(asset.id)) this.#selection.toggle(asset);
    else this.announcement = this.words.unavailable;
    if (this.#selection.refused && this.max) this.announcement = this.words.limitReached(this.max);
  }

  #onSelection(): void {
    const { ids } = this.#selection;
    this.#pick.reset();
    this.announcement = this.words.selected(ids.length, this.max);
    this.dispatchEvent(new SelectionChangeEvent({ ids }));
  }

  /** The host may refuse: it has had its say once every listener has run. */
  #onFacetToggle(event: FacetToggleEvent): void {
    queueMicrotask(() => {
      if (!event.defaultPrevented) this.#search.toggle(event.detail.clause);
    });
  }

  #onSettled(query: Query, outcome: SearchState<AssetPage>, more: boolean): void {
    if (outcome.status === 'failed') {
      this.report(outcome.failure);
      this.announcement = this.words.failures[outcome.failure.code]?.[0] ?? '';
    }
    if (outcome.status !== 'ready' || more) return;
    const { text, sort } = query;
    const { total } = outcome.page;
    const clauses = clausesOf(query);
    this.#roving.focusOn(0, false);
    this.renderRoot.querySelector('.scroll')?.scrollTo({ top: 0 });
    this.announcement = this.words.results(total);
    this.dispatchEvent(new SearchChangeEvent({ query: text, clauses, sort, total }));
  }
}
