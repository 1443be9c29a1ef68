import { indexProducts } from './index-products.js';
import type {
  ProductAttribute,
  ProductCatalogue,
  ProductCategory,
  ProductChannel,
  ProductRecord,
  ProductType,
} from './product-catalogue.js';
import { productList } from './product-source.js';

/** Given products, and what they refer to. */
export interface RecordedProducts {
  readonly products?: readonly ProductRecord[];
  readonly categories?: readonly ProductCategory[];
  readonly channels?: readonly ProductChannel[];
  /** Default: the attributes of the products, as texts whose names are their ids. */
  readonly attributes?: readonly ProductAttribute[];
  /** Default: the types of the products. */
  readonly types?: readonly ProductType[];
}

/** Creates a catalogue from given products, e.g. for a host's tests. */
export function recordProducts(recorded: RecordedProducts): ProductCatalogue {
  const { products = [], categories = [], channels = [] } = recorded;
  const { attributes = attributesOf(products), types = typesOf(products) } = recorded;
  return indexProducts(productList(products), { attributes, types, categories, channels });
}

function attributesOf(products: readonly ProductRecord[]): readonly ProductAttribute[] {
  const ids = new Set(products.flatMap(({ attributes }) => Object.keys(attributes)));
  return [...ids].map((id) => ({ id, name: id, type: 'text', importOnly: false, group: null }));
}

function typesOf(products: readonly ProductRecord[]): readonly ProductType[] {
  const types = products.flatMap(({ type }) => (type ? [type] : []));
  return [...new Map(types.map((type) => [type.id, type])).values()];
}
