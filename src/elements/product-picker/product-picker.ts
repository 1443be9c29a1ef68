import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { connectStore } from '../../controllers/store-controller.js';
import { CategorizeStore } from '../../core/products/categorize-store.js';
import { CategoryTreeStore } from '../../core/products/category-tree-store.js';
import { productApiSource } from '../../core/products/product-api-source.js';
import { ProductSearch } from '../../core/search/product-search.js';
import { ProductPickEvent } from '../../events/product-pick.js';
import type { CategoryPath } from '../../model/product/product-category.js';
import type { ProductListing } from '../../model/product/product-listing.js';
import { toPickedProduct, type ProductPick } from '../../model/pick/product-pick.js';
import type { ProductFilter, ProductShow } from '../../model/product/product-query.js';
import type { Product, ProductPage } from '../../model/product/product.js';
import { productMessagesFor } from '../../text/english/products.js';
import type { LaterMessages } from '../../text/language.js';
import type { ProductMessages } from '../../text/messages/products.js';
import { changedOf } from '../picker/attribute-values.js';
import { PickerElement } from '../picker/picker-element.js';
import type { FrameParts, PickerKind } from '../picker/picker-kind.js';
import { selectionTools } from '../tray/late-tray.js';
import type { SelectionTools } from '../tray/selection-tools.js';
import { renderLayout } from '../toolbar/layout.js';
import { renderResults } from '../results/result-grid.js';
import { assetsOf, renderAssets, type AssetsOf } from './assets.js';
import { renderCategories, type Categories } from './categories.js';
import type { Categorizing } from './categorizing.js';
import { renderAssetButtons, renderProductDetails, type OpenAssets } from './product-details.js';
import { ViewPart } from './view-part.js';
import { countedAs, renderEnd, renderListed } from './product-bar.js';
import { ProductList } from './product-list.js';
import { styles } from './product-picker.styles.js';
import { summaryOf } from './product-picture.js';

const noProducts: readonly Product[] = [];

/**
 * Finds products and passes those that the user picks to the page, with all their attributes.
 *
 * It works like `<asset-picker>`; the attribute `show` is the property `listed`. The service cannot
 * filter the products of a category or a channel, so the picker filters them itself, and asks the
 * user before it fetches very many. `asset-pick` comes from the asset picker for a product's
 * assets.
 *
 * @tagname product-picker
 *
 * @fires {ProductPickEvent} product-pick - The user confirmed the selection.
 * @fires {AssetPickEvent} asset-pick - The user picked assets of a product.
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
 * @csspart filters - The box around the categories and the facets.
 * @csspart applied - The list of applied filters.
 * @csspart chip - One applied filter.
 * @csspart results - The scroll container of the results.
 * @csspart item - One product.
 * @csspart notice - A message above the results or instead of them.
 * @csspart tray - The selected items, and the buttons to confirm and cancel.
 * @csspart confirm - The button that confirms.
 *
 * @cssprop [--picker-height=44rem] - Height of an inline picker.
 * @cssprop [--picker-card=11rem] - Minimum width of a card.
 */
export class ProductPicker extends PickerElement<
  Product,
  ProductListing,
  ProductPage,
  ProductPick
> {
  static override styles = [...PickerElement.styles, styles];

  /** Which products of a family are listed at first. Users can change it. */
  @property({ attribute: 'show' }) listed: ProductShow = 'all';

  /** Filters that every search contains. Users cannot see or clear them. */
  @property({ attribute: false }) filters: readonly ProductFilter[] | undefined = [];

  /** Id of the initial category. */
  @property() category = '';

  /** Id of a channel whose products are listed instead of searching all. */
  @property() channel = '';

  /** The initial layout of the results. Users can change it. */
  @property() layout: 'grid' | 'list' = 'list';

  /** Allows users to change the category of a product. */
  @property({ type: Boolean }) categorizable = false;

  declare messages: Partial<ProductMessages & LaterMessages> | undefined;

  @state() private assets: AssetsOf | undefined;

  #tools: SelectionTools<Product> | undefined;
  readonly #productApi = productApiSource(() => this.parts.access.client);
  readonly #search = this.parts.searches.follow(
    new ProductSearch({
      client: () => (this.parts.access.isListWanted ? this.#productApi() : undefined),
      pageSize: () => Math.min(this.pageSize, 100),
    }),
  );
  readonly #categories = connectStore(this, new CategoryTreeStore(this.#productApi));
  readonly #categorize = connectStore(
    this,
    new CategorizeStore({
      api: this.#productApi,
      onChanged: (product, categories) => {
        this.#categories.choose(undefined);
        this.parts.details.put(product.id, { ...product, categories });
      },
    }),
  );
  readonly #list = new ProductList(this, this.parts, {
    search: this.#search,
    api: this.#productApi,
    words: () => this.#words,
    isInLines: () => this.#isInLines,
  });
  readonly #view = new ViewPart({
    picker: this.parts,
    words: () => this.#words,
    hosts: () => this.pictureHosts,
    listed: () => this.#list.products,
    place: (place, count) => this.#tools?.words.placeOf(place, count) ?? '',
    assets: (product) => renderAssetButtons(this.#words, product, this.#openAssets),
    categorizing: () => this.#categorizing(),
  });
  protected override readonly kind: PickerKind<Product, ProductListing, ProductPage, ProductPick> =
    {
      search: this.#search,
      list: {
        focus: this.#list.grid,
        itemAt: (index) => this.#list.itemAt(index),
        items: () => this.#list.items,
        summaryOf: ({ id, item }) => summaryOf(this.#known(id) ?? item, id, this.pictureHosts),
        disabledReason: () => undefined,
        openPreview: (index) => this.#view.open(this.#list.itemAt(index)),
      },
      words: () => this.#words,
      selectionWords: () => {
        const { inserted, details: preview } = this.#words;
        return { ...this.messages, inserted, preview };
      },
      tools: () => this.#tools,
      fetchDetails: (id, signal) => this.#productApi()?.getProduct(id, { signal }),
      toEvent: (resolved) =>
        new ProductPickEvent({ items: resolved.map(({ detail }) => toPickedProduct(detail)) }),
      frame: () => this.#frame(),
      counted: (page) => countedAs(page, this.#words),
      onClear: () => {
        this.#categories.start('');
        this.#search.setQuery({ category: '' });
      },
      reset: () => {
        this.#categories.levels.clear();
        this.#list.clear();
      },
    };

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
    const isOtherQuery = this.#search.setQuery(changedOf<ProductListing>(changed, given));
    const { access, searches } = this.parts;
    searches.update(isOtherQuery || changed.has('pageSize'));
    this.#tools ??= selectionTools<Product>(this.parts, { onAim: this.#view.aim });
    const { page } = this.#search.state;
    const { items = noProducts } = page ?? {};
    this.#list.update(items);
    if (!access.client || !access.isListWanted) return;
    this.#categories.update(items, this.#view.id);
    // Without a result yet there is no list that could ask for more.
    if (items.length === 0) this.#search.loadMore();
  }

  get #words(): ProductMessages {
    return productMessagesFor(this.parts.language.language, this.parts.ownWords);
  }

  #frame(): FrameParts<ProductPage> {
    const words = this.#words;
    const search = this.#search;
    const { query } = search.state;
    const { preferences, gestures } = this.parts;
    const list = this.#isInLines;
    const closeAssets = (): void => (this.assets = undefined);
    const { tokens } = this.parts.access.connection.state.connection ?? {};
    return {
      list,
      sort: query.channel ? undefined : query.sort || '-last_updated',
      tools: html`${renderListed(words, query.show, search.setShow)}${renderLayout(words, list, preferences.setList)}`,
      side: renderCategories(this.#tree(this.#categories.path, this.#narrow)),
      overlay: this.#view.render(),
      dialog: renderAssets(this, tokens, this.assets, closeAssets),
      narrowed: query.text !== '' || query.applied.length > 0 || query.category !== '',
      details: this.#renderDetails(words),
      end: (page) => renderEnd(words, search, page),
      results: () =>
        renderResults({
          ...{ words, list },
          multiple: this.multiple,
          gestures: { onClick: gestures.onClick, onKey: this.#list.onKey },
        }),
    };
  }

  get #isInLines(): boolean {
    return this.parts.preferences.list ?? this.layout !== 'grid';
  }

  #renderDetails(words: ProductMessages): TemplateResult | typeof nothing {
    const { selection, details } = this.parts;
    const { active } = selection;
    if (!active) return nothing;
    return renderProductDetails({
      words,
      name: this.kind.list.summaryOf(active).name,
      detail: details.of(active.id),
      onRetry: () => details.retry([active.id]),
      onView: this.#view.open,
      onAssets: this.#openAssets,
    });
  }

  readonly #openAssets: OpenAssets = (product, wanted) =>
    (this.assets = assetsOf(product, wanted, this.parts.access.client, this.#words));

  #categorizing(): Categorizing | undefined {
    if (!this.categorizable || this.parts.inactive) return undefined;
    const { choosing, choose } = this.#categories;
    return {
      state: this.#categorize.state,
      tree: choosing && this.#tree(choosing, choose),
      onChange: choose,
      onPut: (product, ids) => void this.#categorize.put(product, ids),
    };
  }

  #tree(path: CategoryPath, onPath: Categories['onPath']): Categories {
    const { levels } = this.#categories;
    return { words: this.#words, path, levels, disabled: this.parts.inactive, onPath };
  }

  readonly #narrow = (path: CategoryPath): void => {
    this.#categories.enter(path);
    this.#search.setCategory(path.at(-1)?.id ?? '');
  };

  /** Returns a product, with its details if they are known. */
  #known(id: string): Product | undefined {
    return (
      this.#list.detailed(id) ?? this.#search.state.page?.items.find((product) => product.id === id)
    );
  }
}
