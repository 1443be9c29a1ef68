import type { Elements, Listeners, NoMiswrittenListeners, Props } from './templates/tags.js';

/** Events of every element that templates commonly listen to. */
type CommonEvent =
  | 'Blur'
  | 'Change'
  | 'Click'
  | 'Focus'
  | 'Input'
  | 'KeyDown'
  | 'KeyUp'
  | 'PointerDown'
  | 'PointerUp';

/** What every tag takes beside its own. `key`, `ref` and `style` are the framework's to type. */
interface Anywhere {
  id?: string | undefined;
  class?: string | undefined;
  className?: string | undefined;
  style?: unknown;
  slot?: string | undefined;
  part?: string | undefined;
  lang?: string | undefined;
  dir?: string | undefined;
  title?: string | undefined;
  role?: string | undefined;
  tabIndex?: number | undefined;
  hidden?: boolean | undefined;
  inert?: boolean | undefined;
  popover?: '' | 'auto' | 'manual' | undefined;
  suppressHydrationWarning?: boolean | undefined;
  children?: unknown;
  key?: string | number | null | undefined;
  ref?: unknown;
}

type CommonListeners = {
  [Name in CommonEvent as `on${Name}`]?: ((event: never) => void) | undefined;
};

type Tag<Name extends keyof Elements> = Anywhere &
  CommonListeners &
  Props<Elements[Name]> &
  Listeners<Name, 'on'> &
  NoMiswrittenListeners<Name>;

/**
 * The tags of this package with what JSX may put on them, for frameworks that this package has no
 * types for. A host adds them to the tags that its framework knows, e.g. by
 * `declare global { namespace JSX { interface IntrinsicElements extends DamElementTags {} } }`.
 *
 * React, Preact and Solid need no such line: import `dam-elements/jsx/react`, `/preact` or `/solid`.
 */
export interface DamElementTags {
  'asset-picker': Tag<'asset-picker'>;
  'facet-panel': Tag<'facet-panel'>;
  'product-picker': Tag<'product-picker'>;
}
