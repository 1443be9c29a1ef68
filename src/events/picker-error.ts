import type { FailureCode } from '../model/failure.js';

/** What `picker-error` carries. It never holds a token, an address or a body. */
export interface PickerErrorDetail {
  readonly code: FailureCode;
  /** English, for logs and developers. */
  readonly message: string;
  /** Whether trying again may help without anything being changed. */
  readonly retryable: boolean;
}

/** Tells that something failed that the host may report. The person is told by the element. */
export class PickerErrorEvent extends CustomEvent<PickerErrorDetail> {
  constructor({ code, message, retryable }: PickerErrorDetail) {
    super('picker-error', {
      detail: { code, message, retryable },
      bubbles: true,
      composed: true,
    });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'picker-error': PickerErrorEvent;
  }
}
