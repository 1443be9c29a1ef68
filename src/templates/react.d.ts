/**
 * Types for this package's tags in React 19 JSX, which sets properties of custom elements and
 * listens to their events. Import this module to apply the types:
 * `import type {} from 'dam-elements/jsx/react'`.
 *
 * On a server-rendered page React 19 does neither: use `dam-elements/react` there.
 */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { Elements, Listeners, NoMiswrittenListeners, Props } from './tags.js';

type Own<Name extends keyof Elements> = Props<Elements[Name]> &
  Listeners<Name, 'on'> &
  NoMiswrittenListeners<Name>;

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
