import type { TemplateResult } from 'lit';
import type { Product } from '../../model/product.js';
import { productIcon } from '../shared/icons.js';
import { renderPicture } from '../shared/picture.js';

/** A product's featured image over a drawing. */
export function renderProductPicture({ featuredImage }: Product): TemplateResult {
  const url = featuredImage?.url;
  return renderPicture(productIcon, url ? { url } : undefined);
}
