import { instant } from '../../assets/asset-sections.js';
import type { CategoryTree } from '../category-tree.js';
import type { ProductAttribute, ProductCategory, ProductRecord } from '../product-catalogue.js';

/** What bodies are made with, whichever product it is. */
export interface ProductBodies {
  readonly attributes: readonly ProductAttribute[];
  readonly tree: CategoryTree;
  /** The address of an asset's picture, or null where it has none. */
  readonly pictureOf: (assetId: string) => string | null;
}

/** A product as answers carry it (section 2.7, and the members observed beyond it). */
export function productBody(
  { attributes, tree, pictureOf }: ProductBodies,
  product: ProductRecord,
  { expanded }: { readonly expanded: boolean },
): object {
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
    attributes: expanded ? attributesBody(attributes, product) : null,
    // Named twice, as the live service does.
    product_categories: {
      product_categories: product.categories
        .map((id) => nested(tree.pathTo(id)))
        .filter((category) => category !== null),
    },
  };
}

function attributesBody(
  attributes: readonly ProductAttribute[],
  product: ProductRecord,
): Readonly<Record<string, object>> {
  const bodies = attributes.flatMap(({ id, name, type, importOnly, group }) => {
    const values = product.attributes[id];
    if (values === undefined || values.length === 0) return [];
    const body = {
      attribute_id: id,
      name,
      type,
      values,
      import_only: importOnly,
      ...(group && { attribute_group: { attribute_group_id: group.id, name: group.name } }),
    };
    return [[id, body] as const];
  });
  return Object.fromEntries(bodies);
}

/** A path of categories, each inside the one above it. */
function nested(path: readonly ProductCategory[]): object | null {
  return path.reduceRight<object | null>(
    (below, { id, name }) => ({ product_category_id: id, name, sub_category: below }),
    null,
  );
}
