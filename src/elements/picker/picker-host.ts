import type { ReactiveControllerHost } from 'lit';
import type { LaterMessages } from '../../text/language.js';
import type { Messages } from '../../text/messages/messages.js';
import type { ConnectionAttributes } from './connection-attributes.js';

/** A picker's element as seen by its parts: only what the host page can read and call. */
export interface PickerHost extends ReactiveControllerHost, HTMLElement, ConnectionAttributes {
  readonly hasUpdated: boolean;
  readonly isUpdatePending: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly query: string;
  readonly sort: string;
  readonly remember: string;
  readonly multiple: boolean;
  readonly max: number | undefined;
  readonly min: number | undefined;
  readonly value: readonly string[];
  readonly disabled: boolean;
  readonly mode: string;
  readonly open: boolean;
  readonly messages: Partial<Messages & LaterMessages> | undefined;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList | undefined;
  readonly validity: ValidityState | undefined;
  readonly validationMessage: string;
  show(): Promise<unknown>;
  signIn(): Promise<void>;
  signOut(): Promise<void>;
}

/** Whether the list is in a dialog. */
export function isDialog({ mode }: PickerHost): boolean {
  return mode === 'dialog' || mode === 'field';
}

/** Whether the picker, or a fieldset that contains it, is disabled. */
export function isInactive(host: PickerHost): boolean {
  return host.disabled || host.matches(':disabled');
}

/** Returns the element to focus first: the field's button or the search box. */
export function initialFocusOf({ open, shadowRoot }: PickerHost): HTMLElement | null {
  const stop = open ? 'input' : '[part=choose],input';
  return shadowRoot?.querySelector<HTMLElement>(stop) ?? null;
}
