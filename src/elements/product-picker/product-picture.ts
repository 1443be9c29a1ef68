import { nothing, type TemplateResult } from 'lit';
import type { Product } from '../../model/product.js';
import { productIcon } from '../shared/icons.js';
import { renderPicture } from '../shared/picture.js';
import type { Sketch } from '../shared/tray.js';

/** A product's featured image over a drawing. */
export function renderProductPicture({ featuredImage }: Product): TemplateResult {
  const url = featuredImage?.url;
  return renderPicture(productIcon, url ? { url } : undefined);
}

/** A product where there is little room; one of which nothing is known goes by its id. */
export function sketchOf(product: Product | undefined, id: string): Sketch {
  return product
    ? { name: product.name || product.sku, picture: renderProductPicture(product) }
    : { name: id, picture: nothing };
}
