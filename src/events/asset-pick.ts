import type { AssetPick } from '../model/pick/pick.js';

/** Tells that the person confirmed their choice. The detail is structured-cloneable. */
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
