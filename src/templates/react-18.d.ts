/**
 * The tags of this package in JSX of React 18, which writes everything on custom elements as an
 * attribute and listens to none of their events. Use `dam-elements/react` for more than that.
 * Importing this module is enough: `import type {} from 'dam-elements/jsx/react-18'`.
 */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { Attributes, CamelProperty, Elements, Events } from './tags.js';

/** React 18 writes false as text, which an attribute that is there takes for true. */
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
