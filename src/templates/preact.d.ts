/**
 * Types for this package's tags in Preact JSX. Import this module to apply them:
 * `import type {} from 'dam-elements/jsx/preact'`.
 */
import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { Elements, Listeners, NoMiswrittenListeners, Props } from './tags.js';

type Own<Name extends keyof Elements> = Props<Elements[Name]> &
  Listeners<Name, 'on'> &
  NoMiswrittenListeners<Name>;

type Tag<Name extends keyof Elements> = Own<Name> &
  ClassAttributes<Elements[Name]> &
  Omit<HTMLAttributes<Elements[Name]>, keyof Own<Name>>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'asset-picker': Tag<'asset-picker'>;
      'facet-panel': Tag<'facet-panel'>;
      'product-picker': Tag<'product-picker'>;
    }
  }
}
