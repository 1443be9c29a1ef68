import { html, nothing, type TemplateResult } from 'lit';
import type { Product } from '../../model/product/product.js';
import type { ConnectionAttributes } from '../picker/connection-attributes.js';

/** Whose assets are being picked. */
export interface AssetsOf {
  readonly product: Product;
  /** The asset to start with, chosen, as the featured image is; else they are searched by SKU. */
  readonly assetId: string | undefined;
}

/**
 * A picker for the assets of a product, with the same connection. Of its events `asset-pick`
 * alone concerns the page: the others would be taken for those of the product picker around it.
 */
export function renderAssets(
  settings: ConnectionAttributes,
  assetsOf: AssetsOf | undefined,
  onClose: () => void,
): TemplateResult | typeof nothing {
  if (!assetsOf) return nothing;
  const { product, assetId } = assetsOf;
  const cancel = (event: Event): void => {
    event.stopPropagation();
    onClose();
  };
  // The value is text: each render would set a list again, and the selection would be lost.
  return html`
    <asset-picker
      mode="dialog"
      open
      remember="off"
      .baseUrl=${settings.baseUrl}
      .siteUrl=${settings.siteUrl}
      .clientId=${settings.clientId}
      .redirectUri=${settings.redirectUri}
      .relayUri=${settings.relayUri}
      .brokerUrl=${settings.brokerUrl}
      .tokens=${settings.tokens}
      .client=${settings.client}
      .brandedLinks=${settings.brandedLinks}
      .profile=${settings.profile}
      .pictureHosts=${settings.pictureHosts}
      .query=${assetId === undefined ? product.sku : ''}
      .value=${assetId ?? ''}
      @asset-pick=${onClose}
      @picker-cancel=${cancel}
      @selection-change=${hush}
      @search-change=${hush}
      @sign-in-change=${hush}
    ></asset-picker>
  `;
}

function hush(event: Event): void {
  event.stopPropagation();
}
