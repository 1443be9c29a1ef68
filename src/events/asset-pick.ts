import type { AssetPick } from '../model/pick/pick.js';

/** Fired when the user confirms the selection. The detail can be structured-cloned. */
export class AssetPickEvent extends CustomEvent<AssetPick> {
  constructor(detail: AssetPick) {
    super('asset-pick', { detail, bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'asset-pick': AssetPickEvent;
  }
}
