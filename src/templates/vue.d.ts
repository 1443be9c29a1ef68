/**
 * Types for this package's tags in Vue templates. Import this module to apply them:
 * `import type {} from 'dam-elements/vue'`.
 */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { Elements, Events, Props } from './tags.js';

type Emits<Name extends keyof Events> = {
  [Key in keyof Events[Name]]: (event: Events[Name][Key]) => void;
};

type Own<Name extends keyof Elements> = Props<Elements[Name]>;

type Component<Name extends keyof Elements> = new () => Elements[Name] & {
  /** What templates can bind. */
  $props: Own<Name> & Omit<HTMLAttributes, keyof Own<Name>> & PublicProps;
  /** What templates can listen to. */
  $emit: EmitFn<Emits<Name>>;
};

declare module 'vue' {
  interface GlobalComponents {
    'asset-picker': Component<'asset-picker'>;
    'facet-panel': Component<'facet-panel'>;
    'product-picker': Component<'product-picker'>;
  }
}
