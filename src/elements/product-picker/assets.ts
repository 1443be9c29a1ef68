import { html, nothing, type TemplateResult } from 'lit';
import type { PickerClient } from '../../api/assets/picker-client.js';
import type { TokenSource } from '../../api/token-source.js';
import { clientForAssets } from '../../core/products/client-for-assets.js';
import type { Product } from '../../model/product/product.js';
import type { Messages } from '../../text/messages/messages.js';
import type { ProductMessages } from '../../text/messages/products.js';
import type { ConnectionAttributes } from '../picker/connection-attributes.js';

/** Which assets of a product are to be picked from. */
export type WantedAssets =
  | { readonly by: 'sku' }
  | { readonly by: 'featured-image'; readonly assetId: string }
  | { readonly by: 'reference'; readonly label: string; readonly assetIds: readonly string[] };

/** The picker for them. It stays the same while it is open. */
export interface AssetsOf {
  readonly query: string;
  /** The asset that is chosen from the start; empty if none is. */
  readonly value: string;
  /** Whether the first asset is shown large at once. */
  readonly previews: boolean;
  /** How assets are found that are known by their ids. Undefined for a search. */
  readonly client: PickerClient | undefined;
  readonly messages: Partial<Messages> | undefined;
}

/** The largest number of assets that are fetched at once, each by a request of its own. */
const referencesPerPage = 24;

/** Opens the picker for assets of a product. */
export function assetsOf(
  { sku }: Product,
  wanted: WantedAssets,
  client: PickerClient | undefined,
  words: ProductMessages,
): AssetsOf {
  if (wanted.by === 'sku' || !client) {
    return { query: sku, value: '', previews: false, client: undefined, messages: undefined };
  }
  const isFeatured = wanted.by === 'featured-image';
  const title = isFeatured ? words.featuredImage : words.assetsOf(wanted.label);
  return {
    query: '',
    value: isFeatured ? wanted.assetId : '',
    previews: isFeatured,
    client: clientForAssets(client, isFeatured ? [wanted.assetId] : wanted.assetIds),
    messages: { title: () => title, emptyLibrary: words.assetMissing },
  };
}

/**
 * The picker as an element, with the same connection. Of its events `asset-pick` alone concerns the
 * page: the others would be taken for those of the product picker around it.
 *
 * @param tokens - What the user signs in by. The picker asks by it if the session ends.
 */
export function renderAssets(
  settings: ConnectionAttributes,
  tokens: TokenSource | undefined,
  assets: AssetsOf | undefined,
  onClose: () => void,
): TemplateResult | typeof nothing {
  if (!assets) return nothing;
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
      ?data-preview=${assets.previews}
      .baseUrl=${settings.baseUrl}
      .siteUrl=${settings.siteUrl}
      .clientId=${settings.clientId}
      .redirectUri=${settings.redirectUri}
      .relayUri=${settings.relayUri}
      .brokerUrl=${settings.brokerUrl}
      .tokens=${assets.client ? tokens : settings.tokens}
      .client=${assets.client ?? settings.client}
      .brandedLinks=${settings.brandedLinks}
      .profile=${settings.profile}
      .pictureHosts=${settings.pictureHosts}
      .facets=${assets.client ? 'none' : 'file_types,categories,metadata'}
      .pageSize=${assets.client ? referencesPerPage : 50}
      .query=${assets.query}
      .value=${assets.value}
      .messages=${assets.messages}
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
