import type { LitElement } from 'lit';
import type { AssetPicker } from './elements/asset-picker/asset-picker.js';
import type { FacetPanel } from './elements/facet-panel/facet-panel.js';
import type { ProductPicker } from './elements/product-picker/product-picker.js';
import type { AssetPickEvent } from './events/asset-pick.js';
import type { FacetToggleEvent } from './events/facet-toggle.js';
import type { PickerCancelEvent } from './events/picker-cancel.js';
import type { PickerErrorEvent } from './events/picker-error.js';
import type { ProductPickEvent } from './events/product-pick.js';
import type { SearchChangeEvent } from './events/search-change.js';
import type { SelectionChangeEvent } from './events/selection-change.js';
import type { SignInChangeEvent } from './events/sign-in-change.js';

/** What a host may set on an element: its own properties, without methods and what only it knows. */
type Settable<Tag> = {
  [
    Key in keyof Tag as Key extends keyof LitElement | 'form' | keyof Methods<Tag> ? never : Key
  ]?: Tag[Key];
};

type Methods<Tag> = {
  [Key in keyof Tag as Tag[Key] extends (...parameters: never) => unknown ? Key : never]: unknown;
};

/** What every tag takes beside its own. `key` and `ref` are the framework's to type. */
interface Anywhere {
  id?: string;
  class?: string;
  className?: string;
  slot?: string;
  part?: string;
  lang?: string;
  dir?: string;
  title?: string;
  hidden?: boolean;
  children?: unknown;
  key?: string | number;
  ref?: unknown;
}

interface PickerListeners {
  'onselection-change'?: (event: SelectionChangeEvent) => void;
  'onsearch-change'?: (event: SearchChangeEvent) => void;
  'onsign-in-change'?: (event: SignInChangeEvent) => void;
  'onpicker-cancel'?: (event: PickerCancelEvent) => void;
  'onpicker-error'?: (event: PickerErrorEvent) => void;
}

interface AssetPickerListeners extends PickerListeners {
  'onasset-pick'?: (event: AssetPickEvent) => void;
}

interface ProductPickerListeners extends AssetPickerListeners {
  'onproduct-pick'?: (event: ProductPickEvent) => void;
}

interface FacetPanelListeners {
  'onfacet-toggle'?: (event: FacetToggleEvent) => void;
}

/**
 * The tags of this package with what JSX may put on them. A host adds them to the tags that its
 * framework knows, for React 19 by
 * `declare module 'react' { namespace JSX { interface IntrinsicElements extends DamElementTags {} } }`.
 */
export interface DamElementTags {
  'asset-picker': Anywhere & Settable<AssetPicker> & AssetPickerListeners;
  'facet-panel': Anywhere & Settable<FacetPanel> & FacetPanelListeners;
  'product-picker': Anywhere & Settable<ProductPicker> & ProductPickerListeners;
}
