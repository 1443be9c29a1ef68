import { uuidOfText } from '../../catalogue/identity.js';
import type { ProductCategory } from '../product-catalogue.js';

/** The paths of the categories that contain products. They have up to five levels. */
const leaves: readonly string[] = [
  'Outdoor/Clothing/Outerwear/Jackets/Shell jackets',
  'Outdoor/Clothing/Outerwear/Jackets/Insulated jackets',
  'Outdoor/Clothing/Outerwear/Jackets/Rain jackets',
  'Outdoor/Footwear/Shoes/Running/Trail',
  'Outdoor/Footwear/Shoes/Running/Road',
  'Outdoor/Footwear/Boots/Hiking/Leather',
  'Outdoor/Footwear/Boots/Hiking/Lightweight',
  'Outdoor/Equipment/Bags/Backpacks/Day packs',
  'Outdoor/Equipment/Bags/Backpacks/Travel packs',
  'Outdoor/Equipment/Hydration/Bottles/Insulated',
  'Outdoor/Equipment/Hydration/Bottles/Single wall',
  'Home/Kitchen/Drinkware/Mugs/Enamel',
  'Home/Kitchen/Drinkware/Mugs/Stoneware',
  'Home/Lighting/Lamps/Desk lamps/Adjustable',
  'Home/Lighting/Lamps/Desk lamps/Fixed',
  'Home/Furniture/Seating/Chairs/Lounge chairs',
  'Home/Furniture/Seating/Chairs/Dining chairs',
  'Electronics/Audio/Headphones/Over-ear/Wireless',
  'Electronics/Audio/Headphones/Over-ear/Wired',
  'Accessories/Wearables/Watches/Field watches/Automatic',
  'Accessories/Wearables/Watches/Field watches/Quartz',
  'Accessories/Gifts & sets/Under €50/For “early birds”/Tea, coffee',
];

/** The category that products cannot be added to. */
const closed = 'Archive';

/** The id of the category at a path such as `Home/Kitchen`. */
export function shopCategoryId(path: string): string {
  return uuidOfText(`product-category/${path}`);
}

/** All categories of the fictional account, each before its subcategories. */
export const shopCategories: readonly ProductCategory[] = [
  ...new Set(leaves.flatMap((leaf) => pathsTo(leaf))),
  closed,
].map((path) => {
  const parts = path.split('/');
  return {
    id: shopCategoryId(path),
    name: parts.at(-1) ?? '',
    parentId: parts.length > 1 ? shopCategoryId(parts.slice(0, -1).join('/')) : null,
    protected: path === closed,
  };
});

function pathsTo(leaf: string): readonly string[] {
  const parts = leaf.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** The paths of the leaves below a path. */
export function shopLeaves(path: string): readonly string[] {
  return leaves.filter((leaf) => leaf.startsWith(`${path}/`));
}
