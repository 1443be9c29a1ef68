/** Fired when the user cancels without confirming. */
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
