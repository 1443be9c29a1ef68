import { Chance, spread } from '../../catalogue/chance.js';
import { idOfRow, rowOfId } from '../../catalogue/identity.js';
import { FamilyLayout } from './family-layout.js';
import { indexProducts } from '../index-products.js';
import { madeUpProduct, shopChannels, type FindPicture } from './made-up-product.js';
import type { ProductCatalogue } from '../product-catalogue.js';
import { productKinds } from './product-kinds.js';
import { shopAttributes } from './shop-attributes.js';
import { shopCategories } from './shop-categories.js';

/** How many products to make, and what decides what is in them. */
export interface GenerateProductsOptions {
  readonly count: number;
  readonly seed: number;
  readonly findPicture: FindPicture;
}

/** Keeps products' ids apart from assets'. */
const SALT = 0x70726f64;

/**
 * A company's products, made up from a seed: families of a parent and its variants, one after the
 * other. They are made when they are asked for, and only an index of them is kept.
 */
export function generateProducts(options: GenerateProductsOptions): ProductCatalogue {
  const { count, seed, findPicture } = options;
  const idSeed = (seed ^ SALT) >>> 0;
  const layout = new FamilyLayout(count, seed);
  return indexProducts(
    {
      size: count,
      recordAt(row) {
        const { family, variant, start } = layout.find(row);
        const [id, parentId] = [idOfRow(row, idSeed), idOfRow(start, idSeed)];
        const chance = new Chance(spread(row) ^ spread(idSeed));
        return madeUpProduct({ family, variant, id, parentId, chance, findPicture });
      },
      rowOfId(id) {
        const row = rowOfId(id, idSeed);
        return row < count ? row : undefined;
      },
    },
    {
      attributes: Object.values(shopAttributes),
      types: [...new Map(productKinds.map(({ type }) => [type.id, type])).values()],
      categories: shopCategories,
      channels: shopChannels,
    },
  );
}
