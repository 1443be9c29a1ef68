/**
 * Types for this package's tags in React 18 JSX, which sets every prop of a custom element as an
 * attribute and supports none of its events. Use `dam-elements/react` for properties and events.
 * Import this module to apply the types: `import type {} from 'dam-elements/jsx/react-18'`.
 */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { Attributes, CamelProperty, Elements, Events } from './tags.js';

/** React 18 writes `false` as text, and an attribute that is present counts as true. */
type WithoutFalse<Value> = Exclude<Value, boolean> | (true extends Value ? '' : never);

type Own<Name extends keyof Elements> = {
  [Key in keyof Attributes<Elements[Name]>]: WithoutFalse<Attributes<Elements[Name]>[Key]>;
} & { [Key in CamelProperty<Elements[Name]>]?: never } & {
  [Key in keyof Events[Name] & string as `on${Key}` | `on${Capitalize<Key>}`]?: never;
};

type Tag<Name extends keyof Elements> = Own<Name> &
  ClassAttributes<Elements[Name]> &
  Omit<HTMLAttributes<Elements[Name]>, keyof Own<Name>> & { class?: string | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'asset-picker': Tag<'asset-picker'>;
      'facet-panel': Tag<'facet-panel'>;
      'product-picker': Tag<'product-picker'>;
    }
  }
}
