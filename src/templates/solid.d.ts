/**
 * Types for this package's tags in Solid JSX. Import this module to apply them:
 * `import type {} from 'dam-elements/jsx/solid'`.
 *
 * Solid converts property names to lower case, so `baseUrl` would be lost. Write `base-url`, which
 * sets the property, `prop:baseUrl` or `attr:base-url`.
 */
import type { JSX } from 'solid-js';
import type {
  Attributes,
  CamelProperty,
  Elements,
  Listeners,
  NoMiswrittenListeners,
  Properties,
  PropertyName,
} from './tags.js';

type Prefixed<Prefix extends string, Given> = {
  [Key in keyof Given & string as `${Prefix}${Key}`]?: Given[Key];
};

type Flags<Given> = {
  [Key in keyof Given & string as true extends Given[Key] ? `bool:${Key}` : never]?: boolean;
};

/** The properties whose names contain no capital letters. */
type Plain<Tag> = Omit<Properties<Tag>, CamelProperty<Tag>>;

type Own<Name extends keyof Elements> = Plain<Elements[Name]> &
  Omit<Attributes<Elements[Name]>, PropertyName<Elements[Name]>> &
  Prefixed<'prop:', Properties<Elements[Name]>> &
  Prefixed<'attr:', Attributes<Elements[Name]>> &
  Flags<Attributes<Elements[Name]>> &
  Listeners<Name, 'on:'> &
  NoMiswrittenListeners<Name>;

type Tag<Name extends keyof Elements> = Own<Name> &
  Omit<JSX.HTMLAttributes<Elements[Name]>, keyof Own<Name>>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'asset-picker': Tag<'asset-picker'>;
      'facet-panel': Tag<'facet-panel'>;
      'product-picker': Tag<'product-picker'>;
    }
  }
}
