import type { Catalogue } from '../catalogue/catalogue.js';
import type { ProductCatalogue } from './product-catalogue.js';

/** Possible SKUs in a query: letters and digits joined by hyphens. */
const wordsLikeSkus = /[\w.]+(?:-[\w.]+)+/g;

/** The maximum number of products of a family whose pictures are looked up. */
const maxProducts = 100;

/**
 * Extends a catalogue so that a search for a SKU also finds the pictures of that product, as in a
 * library that is linked to products. The specification does not describe such links.
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
    categories: catalogue.categories ?? [],
    collections: catalogue.collections ?? [],
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
    limit: maxProducts,
  });
  return [...new Set(items.flatMap(({ featuredImage }) => featuredImage ?? []))];
}
