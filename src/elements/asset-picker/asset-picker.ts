import { nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { PickerClient } from '../../api/picker-client.js';
import { AssetGroupsController } from '../../controllers/asset-groups-controller.js';
import { AssetSearchController } from '../../controllers/asset-search-controller.js';
import type { Resolved } from '../../controllers/pick-controller.js';
import { AssetPickEvent } from '../../events/asset-pick.js';
import type { Asset } from '../../model/asset.js';
import type { AssetPage } from '../../model/page.js';
import { toPickedAsset, type AssetPick } from '../../model/pick.js';
import type { Query } from '../../model/query.js';
import type { Chosen } from '../../model/selection.js';
import type { Messages } from '../../text/messages.js';
import { offersGroups, pageSizeOf, readTypes } from '../shared/attribute-values.js';
import type { FrameParts } from '../shared/frame.js';
import { ListingPicker } from '../shared/listing-picker.js';
import type { Sketch } from '../shared/tray.js';
import { renderAdjust } from './adjust.js';
import { assetOf, nameOf } from './chosen-words.js';
import { renderLayout } from './layout.js';
import { renderResults } from './results.js';
import { renderThumbnail } from './thumbnail.js';

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

  @state() private list: boolean | undefined;

  protected override readonly search = new AssetSearchController(this, {
    client: () => this.api,
    facetTypes: () => readTypes(this.facets).filter((type) => type !== 'asset_groups'),
    uncounted: () => this.#groups.facets,
    limit: () => pageSizeOf(this.pageSize),
    onSettled: (query, outcome, more) => this.settled(query, outcome, more),
  });

  readonly #groups = new AssetGroupsController(this, () =>
    offersGroups(readTypes(this.facets)) ? this.idle : undefined,
  );

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { query: text, filter, sort } = this;
    const adopted = this.search.adopt({
      ...(changed.has('query') && { text }),
      ...(changed.has('filter') && { filter }),
      ...(changed.has('sort') && { sort }),
    });
    if (changed.has('brandedLinks')) this.details.forget();
    const asked = ['brandedLinks', 'facets', 'pageSize'] as const;
    this.follow(adopted || asked.some((name) => changed.has(name)));
  }

  protected override fetchDetail(
    api: PickerClient,
    id: string,
    signal: AbortSignal,
  ): Promise<Asset> {
    return api.getAsset(id, { signal });
  }

  protected override toPick(resolved: readonly Resolved<Asset>[]): AssetPick | undefined {
    const items = resolved.flatMap(
      ({ chosen, detail }) => toPickedAsset(chosen, detail, this.embed || undefined) ?? [],
    );
    if (items.length < resolved.length) return undefined;
    return { branded: this.api?.branded ?? false, items };
  }

  protected override pickEvent(pick: AssetPick): Event {
    return new AssetPickEvent(pick);
  }

  protected override describe(chosen: Chosen): Sketch {
    const detail = this.details.of(chosen.id);
    const asset = assetOf(chosen, detail);
    return { name: nameOf(chosen, detail), picture: asset ? renderThumbnail(asset) : nothing };
  }

  protected override itemAt(index: number): Asset | undefined {
    return this.search.state.page?.items[index];
  }

  protected override refusalOf({ available }: Asset): string | undefined {
    return available ? undefined : this.words.unavailable;
  }

  protected override parts(words: Messages): FrameParts<AssetPage> {
    const { query, state: found } = this.search;
    const list = this.list ?? this.layout === 'list';
    const { active } = this.selection;
    return {
      list,
      sort: query.sort || '-created_date',
      tools: renderLayout(words, list, (wanted) => (this.list = wanted)),
      side: nothing,
      filtersElsewhere: readTypes(this.facets).length === 0,
      narrowed: query.text !== '' || query.applied.length > 0,
      warning: found.page?.understood === false ? words.queryNotUnderstood : undefined,
      loadingMore: this.#isFar(found.page) ? words.loadingFar : undefined,
      end: () => undefined,
      particulars: active ? this.#renderAdjust(words, active) : nothing,
      results: ({ items, total }) =>
        renderResults({
          words,
          items,
          total,
          list,
          multiple: this.multiple,
          disabled: this.inactive,
          tabStop: this.roving.index,
          isChosen: (id) => this.selection.has(id),
          onChoose: this.onChoose,
          onKey: this.onKey,
        }),
    };
  }

  /** Whether the next page lies where only scrolling from the top leads. */
  #isFar(page: AssetPage | undefined): boolean {
    return (page?.next ?? 0) + pageSizeOf(this.pageSize) > (this.api?.reach ?? Infinity);
  }

  #renderAdjust(words: Messages, chosen: Chosen): TemplateResult {
    const { id } = chosen;
    return renderAdjust(
      {
        words,
        detail: this.details.of(id),
        preferred: this.embed || undefined,
        onAdjust: (adjusted, change) => this.selection.adjust(adjusted, change),
        onRetry: (failed) => this.details.retry([failed]),
      },
      chosen,
    );
  }
}
