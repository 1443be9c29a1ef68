import type { SignInStatus } from '../model/sign-in/sign-in.js';

/** Detail of the `sign-in-change` event. */
export interface SignInChangeDetail {
  readonly status: SignInStatus;
}

/** Fired when the sign-in status changes. Never contains a token. */
export class SignInChangeEvent extends CustomEvent<SignInChangeDetail> {
  constructor(detail: SignInChangeDetail) {
    super('sign-in-change', { detail, bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'sign-in-change': SignInChangeEvent;
  }
}
