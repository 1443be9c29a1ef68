import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { CategorizeStore } from '../../core/products/categorize-store.js';
import { CategoryTreeStore } from '../../core/products/category-tree-store.js';
import type { Resolved } from '../../core/pick/pick-maker.js';
import { StoreController } from '../../controllers/store-controller.js';
import { EndlessList } from '../../controllers/endless-list.js';
import { VariantsStore } from '../../core/products/variants-store.js';
import { ProductSearchController } from '../../controllers/product-search-controller.js';
import { productApiSource } from '../../core/products/product-api-source.js';
import { ProductPickEvent } from '../../events/product-pick.js';
import type { CategoryPath } from '../../model/product/product-category.js';
import type { ProductListing } from '../../model/product/product-listing.js';
import { toPickedProduct, type ProductPick } from '../../model/pick/product-pick.js';
import type { ProductFilter, ProductShow } from '../../model/product/product-query.js';
import type { ProductRow } from '../../model/product/product-rows.js';
import type { Product, ProductPage } from '../../model/product/product.js';
import type { SelectedItem } from '../../model/selection/selection.js';
import { productMessagesFor } from '../../text/english/products.js';
import type { LaterMessages } from '../../text/language.js';
import type { ProductMessages } from '../../text/messages/products.js';
import { changedOf } from '../picker/attribute-values.js';
import { Choosing, type Chooser } from '../picker/choosing.js';
import type { FrameParts } from '../picker/frame.js';
import { ListingPicker } from '../picker/listing-picker.js';
import type { ItemSummary } from '../tray/tray.js';
import { renderAssets, type AssetsOf } from './assets.js';
import { renderCategories, type Categories } from './categories.js';
import { renderProductDetails } from './product-details.js';
import { renderEnd, renderListed } from './product-bar.js';
import { styles } from './product-picker.styles.js';
import { sketchOf } from './product-picture.js';
import { renderRows } from './rows.js';
import { pressVariantKey } from './variant-keys.js';

const noProducts: readonly Product[] = [];

/**
 * Finds products and hands those the person picks to the page, with their attributes and all.
 *
 * It works as `<asset-picker>` does; the attribute `show` is the property `listed`. Under a category,
 * and in a channel, the service cannot narrow: the picker looks through the products itself, and
 * asks before it looks through very many. `asset-pick` comes from the picker for their assets.
 *
 * @tagname product-picker
 *
 * @fires {ProductPickEvent} product-pick - The person confirmed their choice.
 * @fires {AssetPickEvent} asset-pick - The person picked assets of a product.
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
 * @csspart filters - The box around the categories and the facets.
 * @csspart applied - The list of filters in force.
 * @csspart chip - One filter in force.
 * @csspart results - The part that scrolls.
 * @csspart item - One product.
 * @csspart notice - Words that stand for results, or above them.
 * @csspart tray - What is chosen, and the way out.
 * @csspart confirm - The button that confirms.
 *
 * @cssprop [--picker-height=44rem] - Height of an inline picker.
 * @cssprop [--picker-card=11rem] - Least width of a card while loading.
 */
export class ProductPicker extends ListingPicker<
  Product,
  ProductListing,
  ProductPage,
  ProductPick
> {
  static override styles = [...ListingPicker.styles, styles];

  /** Which products of a family are listed, until the person says otherwise. */
  @property({ attribute: 'show' }) listed: ProductShow = 'all';

  /** Filters that are always in force. The person neither sees them nor can clear them. */
  @property({ attribute: false }) filters: readonly ProductFilter[] | undefined = [];

  /** Id of the category to start from. */
  @property() category = '';

  /** Id of a channel whose products are listed instead of searching all. */
  @property() channel = '';

  /** Lets the person set the category of a product. */
  @property({ type: Boolean }) categorizable = false;

  declare messages: Partial<ProductMessages & LaterMessages> | undefined;

  @state() private assetsOf: AssetsOf | undefined;

  #choosing: Choosing<Product> | undefined;
  readonly #productApi = productApiSource(() => this.api);
  protected override readonly search = new ProductSearchController(this, {
    client: () => (this.wanted ? this.#productApi() : undefined),
    limit: () => Math.min(this.pageSize, 100),
    onSettled: (listing, outcome, more) => this.settled(listing, outcome, more),
  });
  protected override readonly roving = new EndlessList(this, () => this.search.more());
  readonly #categories = new CategoryTreeStore(this.#productApi);
  readonly #variants = new VariantsStore(this.#productApi);
  readonly #categorize = new CategorizeStore({
    api: this.#productApi,
    onChanged: (product, categories) => {
      this.#categories.choose(undefined);
      this.details.put(product.id, { ...product, categories });
    },
  });
  /** The rows that are rendered. Those of the store may be ahead of them. */
  #rows: readonly ProductRow[] = [];

  constructor() {
    super();
    for (const store of [this.#categories, this.#variants, this.#categorize]) {
      new StoreController(this, store);
    }
  }

  protected override get words(): ProductMessages {
    return productMessagesFor(this.language.language, this.ownWords);
  }

  protected override get chooser(): Chooser<Product> {
    const overrides = () => ({ ...this.messages, inserted: this.words.inserted });
    return { ...super.chooser, overrides };
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { query: text, listed: show, filters, category, channel, sort } = this;
    if (changed.has('category')) this.#categories.start(category);
    const own = {
      query: { text },
      listed: { show },
      filters: { filters: filters || [] },
      category: { category },
    };
    const given = { ...own, channel: { channel }, sort: { sort } };
    const adopted = this.search.adopt(changedOf<ProductListing>(changed, given));
    this.follow(adopted || changed.has('pageSize'));
    const { items = noProducts } = this.search.state.page ?? {};
    this.#variants.update(items, this.search.query.text);
    this.#rows = this.#variants.rows;
    if (!this.api || !this.wanted) return;
    this.#categories.update(items, this.selection.active?.id);
    this.details.want(this.#variants.absentParents());
  }

  protected override render(): TemplateResult {
    const close = () => (this.assetsOf = undefined);
    return html`${super.render()}${renderAssets(this, this.assetsOf, close)}`;
  }

  protected override fetchDetail(id: string, signal: AbortSignal): Promise<Product> | undefined {
    return this.#productApi()?.getProduct(id, { signal });
  }

  protected override toPick(resolved: readonly Resolved<Product>[]): ProductPick {
    return { items: resolved.map(({ detail }) => toPickedProduct(detail)) };
  }

  protected override pickEvent(pick: ProductPick): Event {
    return new ProductPickEvent(pick);
  }

  protected override describe({ id, item }: SelectedItem<Product>): ItemSummary {
    return sketchOf(this.#known(id) ?? item, id, this.pictureHosts);
  }

  protected override get choosing(): Choosing<Product> {
    return (this.#choosing ??= new Choosing(this.chooser));
  }

  protected override known(): readonly Product[] {
    return this.#rows.map(({ product }) => product);
  }

  protected override itemAt(index: number): Product | undefined {
    return this.#rows[index]?.product;
  }

  protected override parts(): FrameParts<ProductPage> {
    const { words, search } = this;
    const { query } = search;
    return {
      list: true,
      sort: query.channel ? undefined : query.sort || '-last_updated',
      tools: renderListed(words, query.show, (show) => search.change({ ...search.query, show })),
      side: renderCategories(this.#tree(words.categories, this.#categories.path, this.#narrow)),
      narrowed: query.text !== '' || query.applied.length > 0 || query.category !== '',
      particulars: this.#renderParticulars(),
      end: (page) => renderEnd(words, search, page),
      results: () =>
        renderRows({
          words,
          rows: this.#rows,
          multiple: this.multiple,
          disabled: this.inactive,
          hosts: this.pictureHosts,
          tabStop: this.roving.index,
          isChosen: (id) => this.selection.has(id),
          family: (id) => this.#variants.of(id),
          known: (id) => this.#known(id),
          onChoose: this.onChoose,
          onKey: (event) => this.#onKey(event),
          onFamily: (row) => this.#variants.toggle(row),
        }),
    };
  }

  protected override clearSearch(): void {
    this.#categories.start('');
    this.search.adopt({ category: '' });
    super.clearSearch();
  }

  protected override forget(): void {
    this.#categories.levels.forget();
    this.#variants.forget();
    super.forget();
  }

  protected override counted(page: ProductPage): string | undefined {
    const { items, next, total } = page;
    return page.counted ? undefined : this.words.found(items.length, Math.min(next, total), total);
  }

  #renderParticulars(): TemplateResult | typeof nothing {
    const { words } = this;
    const { active } = this.selection;
    if (!active) return nothing;
    const { choosing, choose } = this.#categories;
    return renderProductDetails({
      words,
      name: this.describe(active).name,
      detail: this.details.of(active.id),
      categorizable: this.categorizable && !this.inactive,
      categorizing: this.#categorize.state,
      tree: choosing && this.#tree(words.changeCategory, choosing, choose),
      onRetry: () => this.details.retry([active.id]),
      onChange: choose,
      onPut: (product, ids) => void this.#categorize.put(product, ids),
      onAssets: (product, assetId) => (this.assetsOf = { product, assetId }),
    });
  }

  #tree(label: string, path: CategoryPath, onPath: Categories['onPath']): Categories {
    const { words, inactive: disabled } = this;
    return { words, label, path, levels: this.#categories.levels, disabled, onPath };
  }

  readonly #narrow = (path: CategoryPath): void => {
    this.#categories.enter(path);
    this.search.change({ ...this.search.query, category: path.at(-1)?.id ?? '' });
  };

  #onKey(event: KeyboardEvent): void {
    const isRightToLeft = getComputedStyle(this).direction === 'rtl';
    const target = pressVariantKey(event, this.roving.index, this.#variants, isRightToLeft);
    if (target === undefined) this.onKey(event);
    else this.roving.focusOn(target);
  }

  /** The best that is known of a product. */
  #known(id: string): Product | undefined {
    const detail = this.details.of(id);
    const found = this.search.state.page?.items.find((product) => product.id === id);
    return detail?.status === 'ready' ? detail.item : found;
  }
}
