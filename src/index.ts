/** Classes, events and types. Importing this does nothing; `dam-elements/define` defines the tags. */
export { AssetPicker } from './elements/asset-picker/asset-picker.js';
export { pickAssets, type PickAssetsOptions } from './elements/asset-picker/pick-assets.js';
export { openConnector, type ConnectorOptions } from './elements/connector/open-connector.js';
export { FacetPanel } from './elements/facet-panel/facet-panel.js';
export { pickProducts, type PickProductsOptions } from './elements/product-picker/pick-products.js';
export { ProductPicker } from './elements/product-picker/product-picker.js';
export { AssetPickEvent } from './events/asset-pick.js';
export { FacetToggleEvent, type FacetToggleDetail } from './events/facet-toggle.js';
export { PickerCancelEvent } from './events/picker-cancel.js';
export { PickerErrorEvent, type PickerErrorDetail } from './events/picker-error.js';
export { ProductPickEvent } from './events/product-pick.js';
export { SearchChangeEvent, type SearchChangeDetail } from './events/search-change.js';
export { SelectionChangeEvent, type SelectionChangeDetail } from './events/selection-change.js';
export { SignInChangeEvent, type SignInChangeDetail } from './events/sign-in-change.js';
export type { Asset, AssetKind, Dimensions, Thumbnail } from './model/asset/asset.js';
export type { Embed } from './model/embed/embed.js';
export type { AppliedValue, Facet, FacetType, FacetValue } from './model/facet/facet.js';
export type { FailureCode } from './model/failure.js';
export type { Markup, MarkupElement } from './model/embed/markup.js';
export type {
  AssetPick,
  PickedAsset,
  PickedMetadata,
  PickedRendition,
  PickedThumbnail,
} from './model/pick/pick.js';
export type { AllowedSizes, PlayerForm, RenditionSettings } from './model/pick/renditions.js';
export type {
  CropAnchor,
  CustomFormat,
  CustomSize,
  FocalPoint,
  Rotation,
} from './model/embed/custom-size.js';
export type {
  PickedAttribute,
  PickedCategory,
  PickedProduct,
  ProductPick,
} from './model/pick/product-pick.js';
export type { ProductFilter, ProductShow } from './model/product/product-query.js';
export type { SignInStatus } from './model/sign-in/sign-in.js';
export type { Messages } from './text/messages/messages.js';
export type { ProductMessages } from './text/messages/products.js';
