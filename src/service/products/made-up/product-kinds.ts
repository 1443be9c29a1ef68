import { uuidOfText } from '../../catalogue/identity.js';
import type { ProductType } from '../product-catalogue.js';
import { shopCategoryId, shopLeaves } from './shop-categories.js';

/** A kind of product family. */
export interface ProductKind {
  readonly type: ProductType;
  /** Part of the SKU, e.g. `JKT`. */
  readonly code: string;
  /** Ends the name, e.g. `Jacket`. */
  readonly noun: string;
  /** The keyword of the pictures that show one. */
  readonly shown: string;
  readonly sizes: readonly string[];
  readonly materials: readonly string[];
  /** Ids of its possible categories. */
  readonly categories: readonly string[];
  /** From and to, in euros. */
  readonly prices: readonly [number, number];
  /** From and to, in grams. */
  readonly weights: readonly [number, number];
}

type Made = Omit<ProductKind, 'type' | 'categories'> & {
  readonly typeName: string;
  readonly category: string;
};

function kind({ typeName, category, ...rest }: Made): ProductKind {
  const type = { id: uuidOfText(`product-type/${typeName}`), name: typeName };
  return { ...rest, type, categories: shopLeaves(category).map(shopCategoryId) };
}

const CLOTHING = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const SHOES = ['37', '38', '39', '40', '41', '42', '43', '44', '45'];

/** The kinds of the fictional account. The library has pictures of each. */
export const productKinds: readonly ProductKind[] = [
  kind({
    ...{ typeName: 'Jackets', code: 'JKT', noun: 'Jacket', shown: 'portrait' },
    ...{ category: 'Outdoor/Clothing', sizes: CLOTHING, prices: [89, 449], weights: [280, 1400] },
    materials: ['Recycled nylon', 'Waxed cotton', 'Merino wool', 'Goose down', 'Polyester'],
  }),
  kind({
    ...{ typeName: 'Shoes', code: 'SHO', noun: 'Running Shoe', shown: 'shoe' },
    ...{ category: 'Outdoor/Footwear/Shoes', sizes: SHOES, prices: [79, 199], weights: [190, 380] },
    materials: ['Mesh', 'Recycled rubber', 'Polyester', 'EVA foam'],
  }),
  kind({
    ...{ typeName: 'Boots', code: 'BOO', noun: 'Walking Boot', shown: 'boot' },
    ...{ category: 'Outdoor/Footwear/Boots', sizes: SHOES, prices: [119, 329] },
    ...{ weights: [420, 980], materials: ['Full-grain leather', 'Nubuck', 'Rubber', 'Cork'] },
  }),
  kind({
    ...{ typeName: 'Backpacks', code: 'BPK', noun: 'Backpack', shown: 'backpack' },
    ...{ category: 'Outdoor/Equipment/Bags', sizes: ['12 L', '18 L', '26 L', '35 L'] },
    ...{ prices: [49, 219], weights: [350, 1500] },
    materials: ['Canvas', 'Recycled nylon', 'Vegetable-tanned leather'],
  }),
  kind({
    ...{ typeName: 'Drinkware', code: 'BOT', noun: 'Bottle', shown: 'bottle' },
    ...{ category: 'Outdoor/Equipment/Hydration', sizes: ['350 ml', '500 ml', '750 ml', '1 L'] },
    ...{ prices: [19, 59], weights: [180, 620], materials: ['Stainless steel', 'Bamboo'] },
  }),
  kind({
    ...{ typeName: 'Drinkware', code: 'MUG', noun: 'Mug', shown: 'mug' },
    ...{ category: 'Home/Kitchen', sizes: ['250 ml', '350 ml'], prices: [12, 34] },
    ...{ weights: [110, 340], materials: ['Enamelled steel', 'Stoneware'] },
  }),
  kind({
    ...{ typeName: 'Lighting', code: 'LMP', noun: 'Desk Lamp', shown: 'lamp' },
    ...{ category: 'Home/Lighting', sizes: [], prices: [59, 389], weights: [900, 3200] },
    materials: ['Brass', 'Oak', 'Powder-coated steel'],
  }),
  kind({
    ...{ typeName: 'Furniture', code: 'CHR', noun: 'Chair', shown: 'chair' },
    ...{ category: 'Home/Furniture', sizes: [], prices: [240, 1850], weights: [5400, 18_000] },
    materials: ['Oak', 'Walnut', 'Wool bouclé', 'Linen'],
  }),
  kind({
    ...{ typeName: 'Audio', code: 'HDP', noun: 'Headphones', shown: 'headphones' },
    ...{ category: 'Electronics', sizes: [], prices: [69, 499], weights: [160, 340] },
    materials: ['Aluminium', 'Protein leather', 'ABS'],
  }),
  kind({
    ...{ typeName: 'Watches', code: 'WAT', noun: 'Field Watch', shown: 'watch' },
    ...{ category: 'Accessories/Wearables', sizes: ['38 mm', '42 mm'], prices: [119, 890] },
    ...{ weights: [45, 120], materials: ['Stainless steel', 'Titanium', 'Canvas'] },
  }),
];
