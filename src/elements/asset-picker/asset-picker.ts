import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { GridController } from '../../grid/grid-controller.js';
import { LazyModule } from '../../core/lazy-module.js';
import { AssetSearch } from '../../core/search/asset-search.js';
import { AssetPickEvent } from '../../events/asset-pick.js';
import type { Asset } from '../../model/asset/asset.js';
import type { AssetPage } from '../../model/page/page.js';
import type { AssetPick } from '../../model/pick/pick.js';
import type { AllowedSizes, PlayerForm } from '../../model/pick/renditions.js';
import type { Query } from '../../model/query/query.js';
import type { SelectedItem } from '../../model/selection/selection.js';
import { messagesFor } from '../../text/messages-for.js';
import type { Messages } from '../../text/messages/messages.js';
import { changedOf, madeHere, readTypes } from '../picker/attribute-values.js';
import { PickerElement } from '../picker/picker-element.js';
import type { FrameParts, PickerKind } from '../picker/picker-kind.js';
import type { ItemSummary } from '../tray/tray.js';
import type { SelectedAssets } from './selected-assets.js';
import { assetOf, nameOf } from './asset-name.js';
import { renderLayout } from '../toolbar/layout.js';
import { disabledReason, type AssetLines } from '../results/asset-lines.js';
import { renderResults } from '../results/result-grid.js';
import { drawResults, type Cells } from './results.js';
import { renderThumbnail } from '../results/thumbnail.js';

/**
 * Finds assets and passes those that the user picks to the page, with links, embed codes and
 * markup.
 *
 * It is part of the page, opens as a dialog, or is a form field that opens the dialog. The
 * selection survives searches, failures and sign-ins until the user clears it.
 *
 * @tagname asset-picker
 *
 * @fires {AssetPickEvent} asset-pick - The user confirmed the selection.
 * @fires {SelectionChangeEvent} selection-change - The selection changed. It is not confirmed yet.
 * @fires {SearchChangeEvent} search-change - A new search has results.
 * @fires {SignInChangeEvent} sign-in-change - The sign-in status changed.
 * @fires {PickerCancelEvent} picker-cancel - The user cancelled.
 * @fires {PickerErrorEvent} picker-error - Something failed. The host may report it.
 *
 * @csspart dialog - The dialog around everything, in dialog mode.
 * @csspart field - The box of a field.
 * @csspart choose - The button of a field.
 * @csspart frame - The box around the whole picker.
 * @csspart toolbar - The toolbar with the search box.
 * @csspart filters - The box around the facets.
 * @csspart applied - The list of applied filters.
 * @csspart chip - One applied filter.
 * @csspart results - The scroll container of the results.
 * @csspart item - One asset.
 * @csspart notice - A message above the results or instead of them.
 * @csspart tray - The selected items, and the buttons to confirm and cancel.
 * @csspart confirm - The button that confirms.
 *
 * @cssprop [--picker-height=44rem] - Height of an inline picker.
 * @cssprop [--picker-card=11rem] - Minimum width of a card.
 */
export class AssetPicker extends PickerElement<Asset, Query, AssetPage, AssetPick> {
  /** A clause that every search contains. Users cannot see or clear it. */
  @property() filter = '';

  /** Searches only for assets that are released and not expired today (UTC). */
  @property({ type: Boolean, attribute: 'available-only' }) availableOnly = false;

  /**
   * Facet types to request, separated by commas; `none` for none. Asset groups are shown with the
   * default types, or if `asset_groups` is named. `expiry`, `created_date`, `width`,
   * `orientation`, `file_size` and `file_format` offer filters for dates and files, without counts.
   */
  @property() facets = 'file_types,categories,metadata';

  /** Name of the embed size to start with. */
  @property() embed = '';

  /**
   * Keeps the code for the user who picked, which the live service adds to links, in inserted,
   * copied and dragged links. `embed` and `embeds` always contain it.
   */
  @property({ type: Boolean, attribute: 'keep-user' }) keepUser = false;

  /**
   * Which sizes of images users may choose: the customer's presets, custom sizes and crops, or
   * both. Custom sizes are offered if the links of an asset support them.
   */
  @property({ attribute: 'sizes-allowed' }) sizesAllowed: AllowedSizes = 'both';

  /** Whether players and viewers are inserted as frames or as links to them. */
  @property() players: PlayerForm = 'link';

  /** Widths in pixels at which inserted images are offered in `srcset`, e.g. `320, 640, 1280`. */
  @property() responsive = '';

  /**
   * The `sizes` attribute of these images. By default their own width, but at most the viewport's.
   */
  @property({ attribute: 'responsive-sizes' }) responsiveSizes = '';

  /** Inserts images only once each has an alt text or is marked as decorative. */
  @property({ type: Boolean, attribute: 'require-alt' }) requireAlt = false;

  /** Lets users pick several sizes of the same asset. Each becomes an item of the pick. */
  @property({ type: Boolean, attribute: 'several-sizes' }) severalSizes = false;

  /** The initial layout of the results. Users can change it. */
  @property() layout: 'grid' | 'list' = 'grid';

  readonly #search: AssetSearch = this.parts.searches.follow(
    new AssetSearch({
      client: () => (this.parts.access.isListWanted ? this.parts.access.client : undefined),
      cursorPager: () => this.#cursorPager.load(),
      facetTypes: () =>
        readTypes(this.facets).filter((type) => type !== 'asset_groups' && !madeHere.test(type)),
      availableOnly: () => this.availableOnly,
      pageSize: () => Math.min(this.pageSize, 100),
      place: () => this.#grid.first,
    }),
  );
  readonly #grid: GridController = new GridController(this, {
    count: () => this.#search.state.length,
    draw: (grid, window) => drawResults(grid, window, this.#cells()),
    onShowRange: (first, last) => {
      this.#search.showRange(first, last);
      this.#loadLater();
    },
    startIndex: () => this.#search.state.place,
  });
  readonly #cursorPager = new LazyModule(
    () => undefined,
    async () => {
      const { CursorPager } = await import('../../core/search/cursor-pager.js');
      return new CursorPager();
    },
  );
  readonly #later = new LazyModule(
    () => {
      this.parts.timing.paintFirst();
      this.#grid.refresh();
    },
    async () => {
      const { SelectedAssets } = await import('./selected-assets.js');
      return new SelectedAssets(this.parts, {
        host: this,
        client: () => this.parts.access.client,
        query: () => this.#search.state.query,
      });
    },
  );

  protected override readonly kind: PickerKind<Asset, Query, AssetPage, AssetPick> = {
    search: this.#search,
    list: {
      focus: this.#grid,
      itemAt: (index) => this.#search.itemAt(index),
      items: () => this.#search.known,
      summaryOf: (selected) => this.#summaryOf(selected),
      disabledReason: (asset) => disabledReason(asset, this.#more),
      openPreview: (index) => this.#loadLater((later) => later.openPreview(index)),
    },
    showsSelectionAtOnce: true,
    words: () => messagesFor(this.parts.language.language, this.parts.ownWords),
    tools: () => this.#later.ready?.tools,
    loadTools: () => this.#loadLater(),
    fetchDetails: (id, signal) => this.parts.access.client?.getAsset(id, { signal }),
    toEvent: async (resolved) => {
      const later = await this.#later.load();
      const pick = await later.toPick(resolved, this.parts.access.client?.branded ?? false);
      return pick && new AssetPickEvent(pick);
    },
    frame: () => this.#frame(),
    reset: () => this.#search.clearCache(),
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { query: text, filter, sort } = this;
    const given = { query: { text }, filter: { filter }, sort: { sort } };
    const isOtherQuery = this.#search.setQuery(changedOf<Query>(changed, given));
    if (changed.has('brandedLinks')) this.parts.searches.reset();
    const isOtherRequest = (['availableOnly', 'brandedLinks', 'facets', 'pageSize'] as const).some(
      (name) => changed.has(name),
    );
    if (isOtherRequest) this.#search.clearCache();
    this.parts.searches.update(isOtherQuery || isOtherRequest);
    this.#search.addFacets(this.#later.ready?.facets);
  }

  /**
   * Loading errors are ignored here; callers that need the module see them when they call `load()`.
   */
  #loadLater(use?: (later: SelectedAssets) => void): void {
    // Some browsers never retry a module that failed to load, so nothing is loaded while offline.
    if (!navigator.onLine && !this.#later.ready) return;
    const { announcer, words } = this.parts;
    this.#later.load().then(use, () => use && announcer.say(words.detailFailed));
  }

  get #list(): boolean {
    return this.parts.preferences.list ?? this.layout === 'list';
  }

  get #more(): AssetLines | undefined {
    return this.#later.ready?.lines(this.parts.words, this.#list);
  }

  #summaryOf(selected: SelectedItem): ItemSummary {
    const detail = this.parts.details.of(selected.id);
    const asset = assetOf(selected, detail);
    return {
      name: nameOf(selected, detail),
      picture: asset
        ? renderThumbnail(asset, this.pictureHosts, this.#more?.iconOf(asset))
        : nothing,
    };
  }

  #frame(): FrameParts<AssetPage> {
    const { words, preferences, selection, gestures } = this.parts;
    const { query } = this.#search.state;
    const list = this.#list;
    const { ready } = this.#later;
    const sort = query.sort || '-created_date';
    const { active } = selection;
    return {
      list,
      sort,
      sortName: ready?.sortName(sort),
      tools: renderLayout(words, list, preferences.setList),
      side: nothing,
      head: list ? html`<div class="columns">${ready?.renderHead()}</div>` : nothing,
      overlay: ready?.renderOverlays(),
      filtersElsewhere: readTypes(this.facets).length === 0,
      narrowed: query.text !== '' || query.applied.length > 0,
      windowed: true,
      end: ({ total }) => this.#renderEnd(words, total),
      details: active ? this.#renderAdjust(words, active) : nothing,
      results: () => renderResults({ words, list, multiple: this.multiple, gestures }),
    };
  }

  #cells(): Cells {
    const { words, inactive: disabled, selection } = this.parts;
    const search = this.#search;
    const { length, total } = search.state;
    return {
      ...{ words, disabled, hosts: this.pictureHosts },
      length,
      total,
      itemAt: (index) => search.itemAt(index),
      isSelected: (id) => selection.has(id),
      more: this.#more,
    };
  }

  #renderEnd(words: Messages, total: number): TemplateResult {
    const { far, length, status } = this.#search.state;
    const more = far || (status === 'loading' && length < total);
    const end = status === 'failed' ? nothing : words.endOfResults;
    const loadingFar = far && this.#later.ready?.tools.words.loadingFar;
    return html`<p aria-hidden="true">${more ? `${loadingFar || words.loadingMore}…` : end}</p>`;
  }

  #renderAdjust(words: Messages, selected: SelectedItem): TemplateResult {
    const { details, selection } = this.parts;
    const { ready } = this.#later;
    if (!ready) return html`<p class="hint">${words.preparing}</p>`;
    return ready.renderAdjust(
      {
        words,
        detail: details.of(selected.id),
        onAdjust: (adjusted, change) => selection.adjust(adjusted, change),
        onRetry: (failed) => details.retry([failed]),
      },
      selected,
    );
  }
}
