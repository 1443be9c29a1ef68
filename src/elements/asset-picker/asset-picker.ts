import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { AssetSearchController } from '../../controllers/asset-search-controller.js';
import { GridController } from '../../grid/grid-controller.js';
import { LazyModule } from '../../core/lazy-module.js';
import { Debouncer } from '../../controllers/debouncer.js';
import type { Resolved } from '../../core/pick/pick-maker.js';
import { AssetPickEvent } from '../../events/asset-pick.js';
import type { Asset } from '../../model/asset/asset.js';
import type { AssetPage } from '../../model/page/page.js';
import type { AssetPick } from '../../model/pick/pick.js';
import type { Query } from '../../model/query/query.js';
import type { SelectedItem } from '../../model/selection/selection.js';
import type { Messages } from '../../text/messages/messages.js';
import { changedOf, readTypes } from '../picker/attribute-values.js';
import type { FrameParts } from '../picker/frame.js';
import { ListingPicker } from '../picker/listing-picker.js';
import type { ItemSummary } from '../tray/tray.js';
import type { ChosenAssets } from './selected-assets.js';
import { assetOf, nameOf } from './asset-name.js';
import { renderLayout } from './layout.js';
import { drawResults, renderResults, type Cells } from './results.js';
import { renderThumbnail } from '../results/thumbnail.js';

/**
 * Finds assets and hands those the person picks to the page, with links, embed codes and markup.
 *
 * It stands in the page, opens as a dialog, or is a field of a form with the dialog behind it. What
 * is chosen stays through searches, failures and sign-ins until the person takes it away.
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
 * @csspart field - The box of a field.
 * @csspart choose - The button of a field.
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
 * @cssprop [--picker-height=44rem] - Height of an inline picker.
 * @cssprop [--picker-card=11rem] - Least width of a card.
 */
export class AssetPicker extends ListingPicker<Asset, Query, AssetPage, AssetPick> {
  /** A clause that is always in force. The person neither sees it nor can clear it. */
  @property() filter = '';

  /**
   * Facet types to ask for, separated by commas; `none` for none. Asset groups are offered beside
   * the usual three, and where `asset_groups` is named.
   */
  @property() facets = 'file_types,categories,metadata';

  /** Name of the embed size to start with. */
  @property() embed = '';

  /** How results are laid out until the person says otherwise. */
  @property() layout: 'grid' | 'list' = 'grid';

  protected override readonly drawsAtOnce = true;
  protected override readonly search: AssetSearchController = new AssetSearchController(this, {
    client: () => (this.wanted ? this.api : undefined),
    deep: async () => (await this.#chosen.load()).deep,
    facetTypes: () => readTypes(this.facets).filter((type) => type !== 'asset_groups'),
    uncounted: () => this.#chosen.ready?.groups.facets,
    limit: () => Math.min(this.pageSize, 100),
    place: () => this.roving.first,
    onSettled: (query, outcome, more) => this.settled(query, outcome, more),
  });
  protected override readonly roving: GridController = new GridController(this, {
    count: () => this.search.length,
    draw: (grid, window) => drawResults(grid, window, this.#cells()),
    onShowRange: (first, last) => this.#look(first, last),
    place: () => this.search.place,
  });

  readonly #firstWait = new Debouncer(this, 5000);
  readonly #chosen = new LazyModule(
    () => this.requestUpdate(),
    async () => {
      const { ChosenAssets } = await import('./selected-assets.js');
      return new ChosenAssets(this.chooser, {
        host: this,
        client: () => this.api,
        query: () => this.search.query,
      });
    },
  );

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { query: text, filter, sort } = this;
    const given = { query: { text }, filter: { filter }, sort: { sort } };
    const adopted = this.search.adopt(changedOf<Query>(changed, given));
    if (changed.has('brandedLinks')) this.forget();
    const asked = ['brandedLinks', 'facets', 'pageSize'] as const;
    const anew = asked.some((name) => changed.has(name));
    if (anew) this.search.forget();
    this.follow(adopted || anew);
    const isShown = this.wanted && !this.asked;
    const { selection, search } = this;
    const isNeeded = selection.chosen.length > 0 || search.state.status === 'failed';
    if (isShown && isNeeded) this.#fetchChosen();
  }

  protected override fetchDetail(id: string, signal: AbortSignal): Promise<Asset> | undefined {
    return this.api?.getAsset(id, { signal });
  }

  protected override async toPick(
    resolved: readonly Resolved<Asset>[],
  ): Promise<AssetPick | undefined> {
    const chosen = await this.#chosen.load();
    return chosen.toPick(resolved, this.embed || undefined, this.api?.branded ?? false);
  }

  protected override pickEvent(pick: AssetPick): Event {
    return new AssetPickEvent(pick);
  }

  protected override describe(chosen: SelectedItem): ItemSummary {
    const detail = this.details.of(chosen.id);
    const asset = assetOf(chosen, detail);
    return {
      name: nameOf(chosen, detail),
      picture: asset ? renderThumbnail(asset, this.pictureHosts) : nothing,
    };
  }

  protected override get choosing(): ChosenAssets | undefined {
    return this.#chosen.ready;
  }

  /** Where the first results keep people waiting, they are told so. */
  protected override connectionChanged(): void {
    super.connectionChanged();
    this.#firstWait.after(() => this.#fetchChosen());
  }

  protected override known(): readonly Asset[] {
    return this.search.known;
  }

  protected override itemAt(index: number): Asset | undefined {
    return this.search.itemAt(index);
  }

  protected override refusalOf({ available }: Asset): string | undefined {
    return available ? undefined : this.words.unavailable;
  }

  protected override look(index: number): void {
    this.#fetchChosen((chosen) => chosen.preview.open(index));
  }

  protected override parts(words: Messages): FrameParts<AssetPage> {
    const { query } = this.search;
    const list = this.list ?? this.layout === 'list';
    const { active } = this.selection;
    return {
      list,
      sort: query.sort || '-created_date',
      tools: renderLayout(words, list, (wanted) => (this.list = wanted)),
      side: nothing,
      overlay: this.#chosen.ready?.preview.render(),
      filtersElsewhere: readTypes(this.facets).length === 0,
      narrowed: query.text !== '' || query.applied.length > 0,
      windowed: true,
      end: ({ total }) => this.#renderEnd(words, total),
      particulars: active ? this.#renderAdjust(words, active) : nothing,
      results: () =>
        renderResults({
          words,
          list,
          multiple: this.multiple,
          onChoose: this.onChoose,
          onKey: this.onKey,
        }),
    };
  }

  protected override forget(): void {
    this.search.forget();
    super.forget();
  }

  #cells(): Cells {
    const { words, inactive: disabled, pictureHosts: hosts, search, selection } = this;
    return {
      ...{ words, disabled, hosts },
      length: search.length,
      itemAt: (index) => search.itemAt(index),
      isChosen: (id) => selection.has(id),
    };
  }

  #renderEnd(words: Messages, total: number): TemplateResult {
    const { far, length, state } = this.search;
    const more = far || (state.status === 'loading' && length < total);
    const end = state.status === 'failed' ? nothing : words.endOfResults;
    return html`<p>
      ${more ? `${(far && this.#chosen.ready?.words.loadingFar) || words.loadingMore}…` : end}
    </p>`;
  }

  #look(first: number, last: number): void {
    this.search.look(first, last);
    this.#fetchChosen();
  }

  /** Whoever cannot do without it learns of a failure by asking for themselves. */
  #fetchChosen(use?: (chosen: ChosenAssets) => void): void {
    // What could not be fetched offline some browsers never fetch again.
    if (!navigator.onLine && !this.#chosen.ready) return;
    this.#chosen.load().then(use, () => use && (this.announcement = this.words.detailFailed));
  }

  #renderAdjust(words: Messages, chosen: SelectedItem): TemplateResult {
    const { ready } = this.#chosen;
    if (!ready) return html`<p class="hint">${words.preparing}</p>`;
    return ready.renderAdjust(
      {
        words,
        detail: this.details.of(chosen.id),
        preferred: this.embed || undefined,
        onAdjust: (adjusted, change) => this.selection.adjust(adjusted, change),
        onRetry: (failed) => this.details.retry([failed]),
      },
      chosen,
    );
  }
}
