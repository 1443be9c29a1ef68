import type { SignInStatus } from '../model/sign-in/sign-in.js';

/** What `sign-in-change` carries. */
export interface SignInChangeDetail {
  readonly status: SignInStatus;
}

/** Tells that signing in stands elsewhere than before. Never holds a token. */
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
