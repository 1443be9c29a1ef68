export type { Asset, AssetGroup, AssetKind, Dimensions, Thumbnail } from '../model/asset.js';
export {
  readAssetLink,
  widthOf,
  withWidth,
  writeAssetLink,
  type AssetLink,
  type BrandedLink,
  type LinkHosts,
  type UnbrandedLink,
} from '../model/branded-link.js';
export type { Embed } from '../model/embed.js';
export type { AppliedValue, Facet, FacetType, FacetValue } from '../model/facet.js';
export { markupFor, type Markup, type MarkupElement, type MarkupOptions } from '../model/markup.js';
export { append, hasMore, type AssetPage, type Page } from '../model/page.js';
export type {
  FeaturedImage,
  Product,
  ProductAttribute,
  ProductPage,
  ProductType,
} from '../model/product.js';
export {
  isWithin,
  pathText,
  type CategoryPath,
  type ProductCategory,
} from '../model/product-category.js';
export {
  emptyProductQuery,
  type ProductFilter,
  type ProductFilterOperator,
  type ProductFilterType,
  type ProductQuery,
  type ProductShow,
} from '../model/product-query.js';
export { emptyQuery, toggleValue, type Query } from '../model/query.js';
export { sourceSet, type SourceSetOptions } from '../model/source-set.js';
export type { User } from '../model/user.js';
export type { AssetScroll, AssetSearch } from './assets.js';
export { listCategoryLevel } from './category-level.js';
export { createClient, type Client } from './client.js';
export type { CallOptions, ClientOptions } from './client-options.js';
export type { ConnectorSearch } from './connector.js';
export {
  ApiError,
  HttpError,
  ShapeError,
  UnknownOutcomeError,
  UnreachableError,
} from './errors.js';
export { searchFaceted } from './faceted-search.js';
export { createPickerClient, type PickerClient } from './picker-client.js';
export { shopOf, type ShopClient } from './shop-client.js';
export type { CategoryList } from './product-categories.js';
export type { NewProduct } from './product-changes.js';
export type { ProductSearch, Span } from './products.js';
export { profiles, type Profile } from './profile.js';
export { toQueryText } from './query-text.js';
export {
  rebrand,
  type RebrandClient,
  type RebrandOptions,
  type RebrandReport,
  type UnresolvedLink,
} from './rebrand.js';
export type { Wait } from './retry.js';
export type { TokenSource } from './token-source.js';
export { getUser, listAssetGroups } from './version-2.js';
