import type { AppliedValue } from '../facet/facet.js';
import type { Product } from './product.js';
import { isWithin } from './product-category.js';
import { emptyProductQuery, type ProductFilter, type ProductQuery } from './product-query.js';
import { byFacet, type ListQuery } from '../query/query.js';

/** Which products are listed. The value is immutable: each change returns a new one. */
export interface ProductListing extends ListQuery, ProductQuery {
  /** Id of the channel whose products are listed. Empty for a search. */
  readonly channel: string;
}

export const emptyListing: ProductListing = { ...emptyProductQuery, applied: [], channel: '' };

/** Returns the listing as a query: applied facet values become filters. */
export function toProductQuery({
  text,
  show,
  category,
  sort,
  ...listing
}: ProductListing): ProductQuery {
  const filters = [...listing.filters, ...filtersOf(listing.applied)];
  return { text, show, category, sort, filters };
}

/** Whether two listings request the same products in the same order. */
export function sameListing(one: ProductListing, other: ProductListing): boolean {
  return JSON.stringify(members(one)) === JSON.stringify(members(other));
}

/**
 * Whether a product of a channel matches the listing. The service cannot search within a channel.
 */
export function isListed(product: Product, listing: ProductListing): boolean {
  const { text, show, category, filters } = toProductQuery(listing);
  const words = text.toLowerCase();
  const isVariant = product.parentId !== undefined;
  return (
    [product.name, product.sku].some((each) => each.toLowerCase().includes(words)) &&
    (show === 'all' || isVariant === (show === 'variants')) &&
    (category === '' || isWithin(product.categories, category)) &&
    filters.every((filter) => matches(product, filter))
  );
}

/** Returns one filter per facet: its values are alternatives, and facets narrow each other. */
function filtersOf(applied: readonly AppliedValue[]): readonly ProductFilter[] {
  const attributes = applied.filter(({ facetType }) => facetType === 'attribute');
  return [...byFacet(attributes)].map(([attributeId, values]) => ({
    type: 'attribute',
    operator: 'in',
    attributeId,
    values: values.map(({ label }) => label),
  }));
}

function members(listing: ProductListing): readonly unknown[] {
  const { channel } = listing;
  const { text, show, category, sort, filters } = toProductQuery(listing);
  return [text, show, category, sort, filters, channel];
}

/** Whether a product matches a filter. A filter that cannot be evaluated here matches nothing. */
function matches(
  product: Product,
  { type, operator, attributeId, values = [] }: ProductFilter,
): boolean {
  if (type === 'exclude_parents') return product.parentId !== undefined;
  if (type === 'exclude_variants') return product.parentId === undefined;
  const productValues = heldBy(product, type, attributeId).filter(Boolean);
  if (operator === 'has_value') return productValues.length > 0;
  if (operator === 'is_empty') return productValues.length === 0;
  if (operator === 'in') return productValues.some((each) => values.includes(each));
  const [wanted = ''] = values;
  if (operator === 'after')
    return productValues.some((each) => Date.parse(each) > Date.parse(wanted));
  return productValues.some((each) => each.toLowerCase().includes(wanted.toLowerCase()));
}

function heldBy(
  product: Product,
  type: ProductFilter['type'],
  attributeId: string | undefined,
): readonly string[] {
  switch (type) {
    case 'name':
      return [product.name];
    case 'sku':
      return [product.sku];
    case 'product_type':
      return product.type ? [product.type.name, product.type.id] : [];
    case 'featured_image':
      return [product.featuredImage?.assetId ?? product.featuredImage?.url ?? ''];
    case 'attribute':
      return product.attributes.find(({ id }) => id === attributeId)?.values ?? [];
    case 'created_timestamp':
      return [product.createdDate];
    case 'last_updated_timestamp':
      return [product.lastUpdated];
    default:
      return [];
  }
}
