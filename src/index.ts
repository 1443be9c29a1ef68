/** Classes, events and types. Importing this does nothing; `dam-elements/define` defines the tags. */
export { AssetPicker } from './elements/asset-picker/asset-picker.js';
export { pickAssets, type PickAssetsOptions } from './elements/asset-picker/pick-assets.js';
export { FacetPanel } from './elements/facet-panel/facet-panel.js';
export { AssetPickEvent } from './events/asset-pick.js';
export { FacetToggleEvent, type FacetToggleDetail } from './events/facet-toggle.js';
export { PickerCancelEvent } from './events/picker-cancel.js';
export { PickerErrorEvent, type PickerErrorDetail } from './events/picker-error.js';
export { SearchChangeEvent, type SearchChangeDetail } from './events/search-change.js';
export { SelectionChangeEvent, type SelectionChangeDetail } from './events/selection-change.js';
export { SignInChangeEvent, type SignInChangeDetail } from './events/sign-in-change.js';
export type { Asset, AssetKind, Dimensions, Thumbnail } from './model/asset.js';
export type { Embed } from './model/embed.js';
export type { AppliedValue, Facet, FacetType, FacetValue } from './model/facet.js';
export type { FailureCode } from './model/failure.js';
export type { Markup } from './model/markup.js';
export type { AssetPick, PickedAsset } from './model/pick.js';
export type { SignInStatus } from './model/sign-in.js';
export type { Messages } from './text/messages.js';
