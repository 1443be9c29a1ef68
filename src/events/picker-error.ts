import type { FailureCode } from '../model/failure.js';

/** Detail of the `picker-error` event. It never contains a token, a URL or a body. */
export interface PickerErrorDetail {
  readonly code: FailureCode;
  /** English message for logs and developers. */
  readonly message: string;
  /** Whether trying again may succeed without any change. */
  readonly retryable: boolean;
}

/** Fired when something fails that the host may report. The element itself informs the user. */
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
