import { Chance, spread } from '../../catalogue/chance.js';
import { uuidOfText } from '../../catalogue/identity.js';
import type { ProductChannel, ProductRecord } from '../product-catalogue.js';
import type { FamilyVariant, ProductFamily } from './product-family.js';
import { shopAttributes } from './shop-attributes.js';

/**
 * Finds a picture of this kind of product. Returns the id of an asset, or null if the library has
 * none. Equal numbers return the same picture.
 */
export type FindPicture = (shown: string, colour: string | null, number: number) => string | null;

/** The parts of a fictional product. */
export interface Making {
  readonly family: ProductFamily;
  /** Absent for the family's parent. */
  readonly variant: FamilyVariant | undefined;
  readonly id: string;
  readonly parentId: string;
  readonly chance: Chance;
  readonly findPicture: FindPicture;
}

/** The channels of the fictional account. */
export const shopChannels: readonly ProductChannel[] = [
  'Web shop',
  'Retail partners',
  'Marketplace',
  'Printed catalogue',
].map((name) => ({ id: uuidOfText(`channel/${name}`), name }));

const pictured = 0.92;
const LAST_EDIT = Date.UTC(2026, 10, 15, 19);

/** Creates a variant of a family, or the family's parent. */
export function madeUpProduct(making: Making): ProductRecord {
  const { family, variant, id, parentId, chance, findPicture } = making;
  const { kind, created } = family;
  const [colour = null, colourCode] = variant?.colour ?? [];
  const size = variant?.size ?? null;
  const sku = [family.sku, size?.replaceAll(' ', '').toUpperCase(), colourCode];
  const number = variant ? 0 : chance.next();
  return {
    id,
    name: [family.name, size, colour].filter((part) => part !== null).join(', '),
    sku: sku.filter((part) => part !== undefined).join('-'),
    created,
    updated: created + Math.floor(chance.fraction() ** 3 * (LAST_EDIT - created)),
    featuredImage: chance.happens(pictured) ? findPicture(kind.shown, colour, number) : null,
    parentId: variant ? parentId : null,
    type: kind.type,
    attributes: {
      ...family.shared,
      [shopAttributes.colour.id]: colour === null ? [] : [colour],
      [shopAttributes.size.id]: size === null ? [] : [size],
      [shopAttributes.barcode.id]: [
        `4${String(chance.between(0, 999_999_999_999)).padStart(12, '0')}`,
      ],
    },
    categories: family.categories,
    channels: channelsOf(family),
  };
}

/** Most products are in the first channels, and fewer in later ones. */
function channelsOf({ created }: ProductFamily): readonly string[] {
  const chance = new Chance(spread(created));
  return shopChannels.filter((_, at) => chance.happens(0.9 - at * 0.2)).map(({ id }) => id);
}
