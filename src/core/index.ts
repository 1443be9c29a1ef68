/**
 * A picker without elements: stores for custom interfaces in pages, and for workers and Node. Each
 * store has `subscribe` and an immutable `state`. Stores that send requests also have `pause()` and
 * `resume()`.
 */
export type { Asset, AssetKind } from '../model/asset/asset.js';
export type { AppliedValue, Facet, FacetType, FacetValue } from '../model/facet/facet.js';
export type { Failure, FailureCode } from '../model/failure.js';
export type {
  AssetPick,
  PickedAsset,
  PickedMetadata,
  PickedRendition,
  PickedThumbnail,
} from '../model/pick/pick.js';
export type { AllowedSizes, PlayerForm, RenditionSettings } from '../model/pick/renditions.js';
export type {
  CropAnchor,
  CustomFormat,
  CustomSize,
  FocalPoint,
  Rotation,
} from '../model/embed/custom-size.js';
export type { Query } from '../model/query/query.js';
export type { SelectedItem, Selection } from '../model/selection/selection.js';
export type { SignInStatus } from '../model/sign-in/sign-in.js';

export {
  createAssetPicker,
  type AssetPickerOptions,
  type AssetPickerStores,
} from './asset-picker.js';
export { Store, type StoreListener } from './store.js';
export { toFailure } from './to-failure.js';

// Connection and sign-in.
export type { Connection } from './connection/connection.js';
export {
  connectionSettings,
  type ConnectionSettings,
  type SignInSettings,
} from './connection/connection-settings.js';
export { ConnectionStore, type ConnectionState } from './connection/connection-store.js';
export { SignInStore, type SignInEvents, type SignInState } from './connection/sign-in-store.js';

// Search.
export {
  AssetSearch,
  type AssetSearchOptions,
  type AssetSearchState,
} from './search/asset-search.js';
export { CursorPager } from './search/cursor-pager.js';
export type { SearchState } from './search/search-state.js';

// Selection.
export { SelectionStore, type Limits, type SelectionState } from './selection/selection-store.js';

// Details of selected items, and the pick.
export { DetailsStore, type Detail, type FetchDetail } from './pick/details-store.js';
export {
  PickMaker,
  type PickOptions,
  type PickState,
  type PickStatus,
  type Resolved,
  type ToPick,
} from './pick/pick-maker.js';

// Preferences that the browser stores.
export { PreferenceRecorder } from './preferences/preference-recorder.js';
export {
  Preferences,
  type PageSettings,
  type Preferred,
  type PreferredSearch,
  type StorageArea,
  type StorageAreas,
} from './preferences/preferences.js';
