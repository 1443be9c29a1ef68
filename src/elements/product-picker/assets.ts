import { html, nothing, type TemplateResult } from 'lit';
import type { PickerClient } from '../../api/assets/picker-client.js';
import type { TokenSource } from '../../api/token-source.js';
import { clientForAssets } from '../../core/products/client-for-assets.js';
import type { Product } from '../../model/product/product.js';
import type { Messages } from '../../text/messages/messages.js';
import type { ProductMessages } from '../../text/messages/products.js';
import type { ConnectionAttributes } from '../picker/connection-attributes.js';

/** The assets of a product that can be picked. */
export type WantedAssets =
  | { readonly by: 'sku' }
  | { readonly by: 'featured-image'; readonly assetId: string }
  | { readonly by: 'reference'; readonly label: string; readonly assetIds: readonly string[] };

/** The element of the open asset picker. It is created once. */
export interface AssetsOf {
  readonly query: string;
  /** Whether the first asset is selected, if it can be, and its preview opens at once. */
  readonly previews: boolean;
  /** Creates a client that finds assets by their ids. Undefined for a search. */
  readonly client: PickerClient | undefined;
  readonly messages: Partial<Messages> | undefined;
}

/** How many assets a page holds. Each is fetched by its own request. */
const referencesPerPage = 24;

/** Opens an asset picker for the assets of a product. */
export function assetsOf(
  { sku }: Product,
  wanted: WantedAssets,
  client: PickerClient | undefined,
  words: ProductMessages,
): AssetsOf {
  if (wanted.by === 'sku' || !client) {
    return { query: sku, previews: false, client: undefined, messages: undefined };
  }
  const isFeatured = wanted.by === 'featured-image';
  const title = isFeatured ? words.featuredImage : words.assetsOf(wanted.label);
  return {
    query: '',
    previews: isFeatured,
    client: clientForAssets(client, isFeatured ? [wanted.assetId] : wanted.assetIds),
    messages: { title: () => title, emptyLibrary: words.assetMissing },
  };
}

/**
 * Renders the asset picker with the same connection. Only its `asset-pick` event reaches the page:
 * its other events would be mistaken for those of the product picker.
 *
 * @param tokens - The token source. The asset picker uses it to sign in if the session ends.
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
