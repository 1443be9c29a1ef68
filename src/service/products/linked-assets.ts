import type { Catalogue } from '../catalogue/catalogue.js';
import type { ProductCatalogue } from './product-catalogue.js';

/** Where a query may hold a SKU: a word of letters and digits joined by hyphens. */
const wordsLikeSkus = /[\w.]+(?:-[\w.]+)+/g;

/** As many products of a family as have their pictures looked up. */
const mostProducts = 100;

/**
 * The catalogue, with a product's pictures found by its SKU and its parent's too, as in a library
 * where the two are linked. The specification says nothing of how they are.
 */
export function withLinkedAssets(catalogue: Catalogue, products: ProductCatalogue): Catalogue {
  const expand = (word: string): string => {
    if (!products.hasSku(word)) return word;
    const pictures = picturesOf(products, word).map((id) => `id:(${id})`);
    return `(${[word, ...pictures].join(' OR ')})`;
  };
  return {
    size: catalogue.size,
    groups: catalogue.groups,
    fields: catalogue.fields,
    byId: (id) => catalogue.byId(id),
    byExternalId: (externalId) => catalogue.byExternalId(externalId),
    search(request) {
      const query = request.query?.replace(wordsLikeSkus, expand) ?? null;
      return catalogue.search({ ...request, query });
    },
  };
}

function picturesOf(products: ProductCatalogue, sku: string): readonly string[] {
  const { items } = products.search({
    query: sku,
    filters: [],
    sort: { type: 'sku', order: 'ascending' },
    exactFirst: true,
    offset: 0,
    limit: mostProducts,
  });
  return [...new Set(items.flatMap(({ featuredImage }) => featuredImage ?? []))];
}
