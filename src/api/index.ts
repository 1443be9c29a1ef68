export type { Asset, AssetGroup, AssetKind, Dimensions, Thumbnail } from '../model/asset/asset.js';
export {
  readAssetLink,
  widthOf,
  withWidth,
  writeAssetLink,
  type AssetLink,
  type BrandedLink,
  type LinkHosts,
  type UnbrandedLink,
} from '../model/embed/branded-link.js';
export type { Embed } from '../model/embed/embed.js';
export type { AppliedValue, Facet, FacetType, FacetValue } from '../model/facet/facet.js';
export {
  markupFor,
  type Markup,
  type MarkupElement,
  type MarkupOptions,
} from '../model/embed/markup.js';
export { append, hasMore, type AssetPage, type Page } from '../model/page/page.js';
export type {
  FeaturedImage,
  Product,
  ProductAttribute,
  ProductPage,
  ProductType,
} from '../model/product/product.js';
export {
  isWithin,
  pathText,
  type CategoryPath,
  type ProductCategory,
} from '../model/product/product-category.js';
export {
  emptyProductQuery,
  type ProductFilter,
  type ProductFilterOperator,
  type ProductFilterType,
  type ProductQuery,
  type ProductShow,
} from '../model/product/product-query.js';
export { emptyQuery, toggleValue, type Query } from '../model/query/query.js';
export { sourceSet, type SourceSetOptions } from '../model/embed/source-set.js';
export type { User } from '../model/sign-in/user.js';
export type { AssetScroll, AssetSearch } from './assets/assets.js';
export { listCategoryLevel } from './products/category-level.js';
export { createClient, type Client } from './client.js';
export type { CallOptions, ClientOptions } from './client-options.js';
export type { ConnectorSearch } from './connector/connector.js';
export {
  ApiError,
  HttpError,
  SchemaError as SchemaError,
  UnknownOutcomeError,
  UnreachableError,
} from './errors.js';
export { searchFaceted } from './assets/faceted-search.js';
export { createPickerClient, type PickerClient } from './assets/picker-client.js';
export { productApiOf, type ProductApi } from './products/product-api.js';
export type { CategoryList } from './products/product-categories.js';
export type { NewProduct } from './products/product-changes.js';
export type { ProductSearch, Pagination as Span } from './products/products.js';
export { profiles, type Profile, type ProfileName } from './profile.js';
export { toQueryText } from './assets/query-text.js';
export {
  rebrand,
  type RebrandClient,
  type RebrandOptions,
  type RebrandReport,
  type UnresolvedLink,
} from './links/rebrand.js';
export type { RecheckEntry } from './recheck/entries.js';
export type { RecheckFinding } from './recheck/findings.js';
export type { ElementPlace } from './recheck/inserted-elements.js';
export { recheck, type HtmlRecheckReport, type RecheckReport } from './recheck/recheck.js';
export type {
  RecheckedAsset,
  RecheckedItem,
  RecheckReplacement,
} from './recheck/rechecked-item.js';
export type { RecheckClient, RecheckOptions } from './recheck/rechecking.js';
export type { FindCalls, FindOptions, StoredAsset } from './recheck/stored-asset.js';
export type { Wait } from './http/retry.js';
export type { TokenSource } from './token-source.js';
export { getUser, listAssetGroups } from './version-2.js';
