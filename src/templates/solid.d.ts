/**
 * The tags of this package in JSX of Solid. Importing this module is enough:
 * `import type {} from 'dam-elements/jsx/solid'`.
 *
 * Solid writes names of properties in small letters, so `baseUrl` would be lost: write `base-url`,
 * which becomes the property, `prop:baseUrl` or `attr:base-url`.
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

/** The properties whose names have no capital letters. */
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
