import { nothing, type TemplateResult } from 'lit';
import { pictureAddress } from '../results/picture-address.js';
import type { Product } from '../../model/product/product.js';
import { shortText } from '../../model/text/short-text.js';
import { icon } from '../styles/icons.js';
import { renderPicture } from '../results/picture.js';
import type { ItemSummary } from '../tray/tray.js';

/** A box icon, for products without a picture. */
const box = icon('m12 3.5 8 4v9l-8 4-8-4v-9l8-4ZM4 7.5l8 4 8-4M12 11.5v9');

/** Renders the featured image of a product above an icon. */
export function renderProductPicture(
  { featuredImage }: Product,
  hosts: string | null,
): TemplateResult {
  const url = pictureAddress(featuredImage?.url ?? '', hosts);
  return renderPicture(box, url ? { url } : undefined);
}

/** Returns the summary of a product. If nothing is known of it, its name is its id. */
export function summaryOf(
  product: Product | undefined,
  id: string,
  hosts: string | null,
): ItemSummary {
  return product
    ? {
        name: shortText(product.name || product.sku),
        picture: renderProductPicture(product, hosts),
      }
    : { name: shortText(id), picture: nothing };
}
