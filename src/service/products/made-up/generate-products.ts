import { Chance, spread } from '../../catalogue/chance.js';
import { idOfRow, rowOfId } from '../../catalogue/identity.js';
import { FamilyLayout } from './family-layout.js';
import { indexProducts } from '../index-products.js';
import { recordedAttributes, recordedProduct } from '../../quirks/recorded-products.js';
import { madeUpProduct, shopChannels, type FindPicture } from './made-up-product.js';
import type { ProductCatalogue } from '../product-catalogue.js';
import { productKinds } from './product-kinds.js';
import { shopAttributes } from './shop-attributes.js';
import { shopCategories } from './shop-categories.js';

/** The number of products and the sources of their content. */
export interface GenerateProductsOptions {
  readonly count: number;
  readonly seed: number;
  readonly findPicture: FindPicture;
  /** Adds what the live service has: rich texts, and an attribute that refers to assets. */
  readonly quirks?: boolean;
}

/** Makes the ids of products different from those of assets. */
const SALT = 0x70726f64;

/**
 * Generates a company's products from a seed, as families of a parent and its variants. Products
 * are generated on demand, and only their index is stored.
 */
export function generateProducts(options: GenerateProductsOptions): ProductCatalogue {
  const { count, seed, findPicture, quirks = false } = options;
  const idSeed = (seed ^ SALT) >>> 0;
  const layout = new FamilyLayout(count, seed);
  return indexProducts(
    {
      size: count,
      recordAt(row) {
        const { family, variant, start } = layout.find(row);
        const [id, parentId] = [idOfRow(row, idSeed), idOfRow(start, idSeed)];
        const chance = new Chance(spread(row) ^ spread(idSeed));
        const made = madeUpProduct({ family, variant, id, parentId, chance, findPicture });
        if (!quirks) return made;
        const pictures = [row, row + 1].map((at) => findPicture(family.kind.shown, null, at));
        return recordedProduct(made, pictures);
      },
      rowOfId(id) {
        const row = rowOfId(id, idSeed);
        return row < count ? row : undefined;
      },
    },
    {
      attributes: quirks ? recordedAttributes : Object.values(shopAttributes),
      types: [...new Map(productKinds.map(({ type }) => [type.id, type])).values()],
      categories: shopCategories,
      channels: shopChannels,
    },
  );
}
