import { nothing, type TemplateResult } from 'lit';
import { pictureAddress } from '../results/picture-address.js';
import type { Product } from '../../model/product/product.js';
import { shortText } from '../../model/text/short-text.js';
import { icon } from '../styles/icons.js';
import { renderPicture } from '../results/picture.js';
import type { ItemSummary } from '../tray/tray.js';

/** A box, where there is no picture. */
const box = icon('m12 3.5 8 4v9l-8 4-8-4v-9l8-4ZM4 7.5l8 4 8-4M12 11.5v9');

/** A product's featured image over a drawing. */
export function renderProductPicture(
  { featuredImage }: Product,
  hosts: string | null,
): TemplateResult {
  const url = pictureAddress(featuredImage?.url ?? '', hosts);
  return renderPicture(box, url ? { url } : undefined);
}

/** A product where there is little room; one of which nothing is known goes by its id. */
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
