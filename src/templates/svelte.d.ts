/**
 * Types for this package's tags in Svelte. Import this module to apply them:
 * `import type {} from 'dam-elements/svelte'`.
 */
import type { HTMLAttributes } from 'svelte/elements';
import type { Elements, Listeners, NoMiswrittenListeners, Props } from './tags.js';

type Own<Name extends keyof Elements> = Props<Elements[Name]> &
  Listeners<Name, 'on'> &
  Listeners<Name, 'on:'> &
  NoMiswrittenListeners<Name>;

type Tag<Name extends keyof Elements> = Own<Name> &
  Omit<HTMLAttributes<Elements[Name]>, keyof Own<Name>>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'asset-picker': Tag<'asset-picker'>;
    'facet-panel': Tag<'facet-panel'>;
    'product-picker': Tag<'product-picker'>;
  }
}
