/** Tells that the person gave up without confirming. */
export class PickerCancelEvent extends Event {
  constructor() {
    super('picker-cancel', { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'picker-cancel': PickerCancelEvent;
  }
}
