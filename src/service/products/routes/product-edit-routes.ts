import { Refusal } from '../../answers/failure.js';
import { readJsonObject } from '../../answers/json-body.js';
import type { Route } from '../../answers/route-table.js';
import type { CategoryTree } from '../category-tree.js';
import type { ProductCatalogue } from '../product-catalogue.js';
import { readCategories, readNewProduct } from './read-new-product.js';

/** The dependencies of the routes that change products. */
export interface ProductEditRoutesOptions {
  readonly authorise: (request: Request) => void;
  readonly products: ProductCatalogue;
  readonly tree: CategoryTree;
  /** Whether products cannot be changed. */
  readonly readOnly: boolean;
  readonly now: () => number;
}

/** Adds products and changes their categories (section 4.4). */
export function productEditRoutes(options: ProductEditRoutesOptions): readonly Route[] {
  const { authorise, products, tree, readOnly, now } = options;

  const authoriseEdit = (request: Request): void => {
    authorise(request);
    if (readOnly) throw new Refusal(403, 'You have no permission to change products.');
  };

  return [
    {
      method: 'POST',
      path: '/v2/products',
      async answer({ req: { raw: request } }) {
        authoriseEdit(request);
        const product = readNewProduct(await readJsonObject(request), products, tree);
        const { id } = products.add(product, now());
        return Response.json({ product_id: id }, { status: 201 });
      },
    },
    {
      method: 'PUT',
      path: '/v2/products/:id/product-category',
      async answer(context) {
        const { raw: request } = context.req;
        authoriseEdit(request);
        const body = await readJsonObject(request);
        const id = context.req.param('id') ?? '';
        if (!products.byId(id)) {
          throw new Refusal(404, `Product with id '${id.slice(0, 100)}' was not found.`);
        }
        products.categorize(id, readCategories(body.get('product_categories'), tree), now());
        return new Response(null, { status: 204 });
      },
    },
  ];
}
