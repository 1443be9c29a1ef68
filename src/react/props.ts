import type { HTMLAttributes, RefAttributes } from 'react';
import type { Elements, Events, Properties } from '../templates/tags.js';

/** The prop name of an event: `onAssetPick` for `asset-pick`. */
type ListenerName<Event extends string> = Event extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${ListenerName<Rest>}`
  : Capitalize<Event>;

type OwnProps<Name extends keyof Elements> = Properties<Elements[Name]> & {
  [Event in keyof Events[Name] & string as `on${ListenerName<Event>}`]?:
    ((event: Events[Name][Event]) => void) | undefined;
} & (Elements[Name] extends { value: unknown } ? FormProps<Elements[Name]> : unknown);

/** The native events of a form control. */
type FormProps<Tag> = {
  [Prop in 'onInput' | 'onChange']?:
    ((event: Event & { readonly currentTarget: Tag }) => void) | undefined;
};

/**
 * The props of a wrapper: the element's properties and events, and the props that React has for
 * every tag.
 */
export type Props<Name extends keyof Elements> = OwnProps<Name> &
  Omit<HTMLAttributes<Elements[Name]>, keyof OwnProps<Name>> &
  RefAttributes<Elements[Name]>;
