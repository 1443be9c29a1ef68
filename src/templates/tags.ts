import type { LitElement } from 'lit';
import type { AssetPicker } from '../elements/asset-picker/asset-picker.js';
import type { FacetPanel } from '../elements/facet-panel/facet-panel.js';
import type { ProductPicker } from '../elements/product-picker/product-picker.js';
import type { AssetPickEvent } from '../events/asset-pick.js';
import type { FacetToggleEvent } from '../events/facet-toggle.js';
import type { PickerCancelEvent } from '../events/picker-cancel.js';
import type { PickerErrorEvent } from '../events/picker-error.js';
import type { ProductPickEvent } from '../events/product-pick.js';
import type { SearchChangeEvent } from '../events/search-change.js';
import type { SelectionChangeEvent } from '../events/selection-change.js';
import type { SignInChangeEvent } from '../events/sign-in-change.js';

/** The elements of this package by tag name. */
export interface Elements {
  'asset-picker': AssetPicker;
  'facet-panel': FacetPanel;
  'product-picker': ProductPicker;
}

/** The events of both pickers. */
export interface PickerEvents {
  'asset-pick': AssetPickEvent;
  'selection-change': SelectionChangeEvent;
  'search-change': SearchChangeEvent;
  'sign-in-change': SignInChangeEvent;
  'picker-cancel': PickerCancelEvent;
  'picker-error': PickerErrorEvent;
}

/** The events of each element by tag name and event name. */
export interface Events {
  'asset-picker': PickerEvents;
  'facet-panel': { 'facet-toggle': FacetToggleEvent };
  'product-picker': PickerEvents & { 'product-pick': ProductPickEvent };
}

/** Read-only properties of a form control. */
type ReadOnly = 'form' | 'labels' | 'validity' | 'validationMessage' | 'willValidate';

/** The names of an element's own public properties, without methods and read-only properties. */
export type PropertyName<Tag> = {
  [Key in keyof Tag]-?: Key extends keyof LitElement | ReadOnly
    ? never
    : Tag[Key] extends (...parameters: never) => unknown
      ? never
      : Key;
}[keyof Tag];

/** The accepted values of a property. Pickers also accept text and null for `value`. */
type Given<Tag, Key extends keyof Tag> = Key extends 'value' ? Tag[Key] | string | null : Tag[Key];

/** The properties of an element. Undefined means that a property is not set. */
export type Properties<Tag> = {
  [Key in PropertyName<Tag>]?: Given<Tag, Key> | undefined;
};

/** The attribute name of a property. */
type AttributeName<Key> = Key extends 'htmlFor'
  ? 'for'
  : Key extends 'listed'
    ? 'show'
    : Key extends string
      ? Kebab<Key>
      : never;

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

/** The possible values of an attribute: text, a number, or whether it is present. */
type AttributeValue<Value> = Value extends string | number
  ? Value | `${Value}`
  : Value extends boolean
    ? boolean | ''
    : never;

type IfAny<Value, Name> = [AttributeValue<Value>] extends [never] ? never : Name;

/** The attributes of an element as written in markup. */
export type Attributes<Tag> = {
  [Key in PropertyName<Tag> as IfAny<Given<Tag, Key>, AttributeName<Key>>]?:
    AttributeValue<Given<Tag, Key>> | undefined;
};

/**
 * What most frameworks accept: properties, and attributes whose names are not properties. If a name
 * is both, the framework sets the property.
 */
export type Props<Tag> = Properties<Tag> & Omit<Attributes<Tag>, PropertyName<Tag>>;

/** The properties whose names differ from their attribute names. */
export type CamelProperty<Tag> = Exclude<PropertyName<Tag>, keyof Attributes<Tag>>;

/** Listeners for an element's events. Each event name has a prefix. */
export type Listeners<Name extends keyof Events, Prefix extends string> = {
  [Key in keyof Events[Name] & string as `${Prefix}${Key}`]?:
    ((event: Events[Name][Key]) => void) | undefined;
};

/**
 * Rejects `onAsset-pick` and similar names, which listen for an event of another name. Compilers
 * accept every unknown attribute with a hyphen.
 */
export type NoMiswrittenListeners<Name extends keyof Events> = {
  [Key in keyof Events[Name] & string as `on${Capitalize<Key>}`]?: never;
};
