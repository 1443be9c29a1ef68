/**
 * The tags of this package in JSX of React 19, which sets properties and listens to events of custom
 * elements. Importing this module is enough: `import type {} from 'dam-elements/jsx/react'`.
 *
 * React 19 sets neither where the page comes from a server: use `dam-elements/react` there.
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
