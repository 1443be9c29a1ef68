import { Chance, spread } from '../../catalogue/chance.js';
import type { ProductAttribute } from '../product-catalogue.js';
import { productKinds, type ProductKind } from './product-kinds.js';
import { shopAttributes } from './shop-attributes.js';
import * as shop from './shop-names.js';

/** A variant of a family, e.g. a jacket in one size and one colour. */
export interface FamilyVariant {
  /** Null if the kind has no sizes. */
  readonly size: string | null;
  readonly colour: readonly [name: string, code: string];
}

/** A product with its variants. */
export interface ProductFamily {
  readonly kind: ProductKind;
  readonly name: string;
  /** E.g. `ALP-JKT-0412`. */
  readonly sku: string;
  readonly created: number;
  /** Values that the parent and all variants share, by the id of the attribute. */
  readonly shared: Readonly<Record<string, readonly string[]>>;
  readonly categories: readonly string[];
  readonly variants: readonly FamilyVariant[];
}

/** The first family's number. SKUs have four digits in catalogues of usual size. */
const FIRST_NUMBER = 100;
const DAY = 86_400_000;
const LAST_DAY = Date.UTC(2026, 10, 15);
const DAYS = 6 * 365;

/** The family at `index` of the shop with this seed. */
export function productFamily(index: number, seed: number): ProductFamily {
  const chance = new Chance(spread(index + 1) ^ spread(seed ^ 0x50b));
  const kind = chance.pick(productKinds);
  const [line, lineCode] = chance.favour(shop.productLines);
  const model = chance.pick(shop.modelNames);
  const isUnusual = chance.happens(1 / 60);
  const number = String(FIRST_NUMBER + index).padStart(4, '0');
  const created = LAST_DAY - Math.floor(chance.fraction() ** 1.2 * DAYS * DAY);
  return {
    kind,
    name: isUnusual ? chance.pick(shop.unusualNames) : `${line} ${model} ${kind.noun}`,
    sku: `${lineCode}-${kind.code}-${number}`,
    created,
    shared: sharedValues(kind, `${line} ${model}`, created, chance),
    categories: chance.happens(0.95) ? some(kind.categories, 1, chance) : [],
    variants: chance.happens(0.08) ? [] : variantsOf(kind, chance),
  };
}

function sharedValues(
  kind: ProductKind,
  name: string,
  created: number,
  chance: Chance,
): ProductFamily['shared'] {
  const [material = ''] = kind.materials;
  const values: readonly (readonly [ProductAttribute, readonly string[]])[] = [
    [
      shopAttributes.description,
      [`${name}: ${kind.noun.toLowerCase()} made of ${material.toLowerCase()}, for every day.`],
    ],
    [shopAttributes.features, some(shop.productFeatures, chance.between(0, 4), chance)],
    [shopAttributes.material, some(kind.materials, chance.between(1, 2), chance)],
    [shopAttributes.recycled, chance.happens(0.8) ? [String(chance.happens(0.4))] : []],
    [shopAttributes.launched, [new Date(created).toISOString().slice(0, 10)]],
    [shopAttributes.price, [(chance.between(...kind.prices) - 0.05).toFixed(2)]],
    [shopAttributes.weight, [String(chance.between(...kind.weights))]],
    [shopAttributes.care, chance.happens(0.6) ? [chance.pick(shop.careNotes)] : []],
  ];
  return Object.fromEntries(values.map(([{ id }, list]) => [id, list]));
}

function variantsOf({ sizes }: ProductKind, chance: Chance): readonly FamilyVariant[] {
  const colours = some(shop.productColours, chance.between(2, 5), chance);
  const from = chance.between(0, sizes.length >> 1);
  const offered = sizes.slice(from, from + chance.between(2, 6));
  return colours.flatMap((colour) =>
    (offered.length > 0 ? offered : [null]).map((size) => ({ size, colour })),
  );
}

/** Some of the choices, in their order. */
function some<Choice>(
  choices: readonly Choice[],
  count: number,
  chance: Chance,
): readonly Choice[] {
  const left = [...choices.keys()];
  while (left.length > count) left.splice(chance.between(0, left.length - 1), 1);
  return choices.filter((_, at) => left.includes(at));
}
