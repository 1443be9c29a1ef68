import { instant } from '../../assets/asset-sections.js';
import type { CategoryTree } from '../category-tree.js';
import type { ProductAttribute, ProductCategory, ProductRecord } from '../product-catalogue.js';

/** The dependencies of product bodies. */
export interface ProductBodies {
  readonly attributes: readonly ProductAttribute[];
  readonly tree: CategoryTree;
  /** What the answer calls the type of an attribute. */
  readonly typeOf: (type: ProductAttribute['type']) => string;
  /** The URL of an asset's picture; null if it has none. */
  readonly pictureOf: (assetId: string) => string | null;
}

/** The JSON of a product (section 2.7, and further members of the live service). */
export function productBody(
  bodies: ProductBodies,
  product: ProductRecord,
  { expanded }: { readonly expanded: boolean },
): object {
  const { tree, pictureOf } = bodies;
  const { featuredImage: image, parentId, type } = product;
  return {
    product_id: product.id,
    name: product.name,
    sku: product.sku,
    created_date: instant(product.created),
    last_updated_timestamp: instant(product.updated),
    featured_image: image === null ? null : { id: image, url: pictureOf(image) },
    parent_product: parentId === null ? null : { parent_product_id: parentId },
    product_type: type && { product_type_id: type.id, name: type.name },
    attributes: expanded ? attributesBody(bodies, product) : null,
    // The live service has this member under two names.
    product_categories: {
      product_categories: product.categories
        .map((id) => nested(tree.pathTo(id)))
        .filter((category) => category !== null),
    },
  };
}

function attributesBody(
  { attributes, typeOf }: ProductBodies,
  product: ProductRecord,
): Readonly<Record<string, object>> {
  const bodies = attributes.flatMap(({ id, name, type, importOnly, group }) => {
    const values = product.attributes[id];
    if (values === undefined || values.length === 0) return [];
    const body = {
      attribute_id: id,
      name,
      type: typeOf(type),
      values,
      import_only: importOnly,
      ...(group && { attribute_group: { attribute_group_id: group.id, name: group.name } }),
    };
    return [[id, body] as const];
  });
  return Object.fromEntries(bodies);
}

/** The categories of a path, nested in each other. */
function nested(path: readonly ProductCategory[]): object | null {
  return path.reduceRight<object | null>(
    (below, { id, name }) => ({ product_category_id: id, name, sub_category: below }),
    null,
  );
}
