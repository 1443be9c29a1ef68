import type { Context } from 'hono';
import { Refusal } from '../../answers/failure.js';
import { readList, readText, readWhole } from '../../answers/query-members.js';
import type { Route } from '../../answers/route-table.js';
import type { CategoryTree } from '../category-tree.js';
import type {
  ProductCatalogue,
  ProductChannel,
  ProductPage,
  ProductRecord,
} from '../product-catalogue.js';
import { readProductSearch } from './read-product-search.js';

/** The dependencies of the routes that read products. */
export interface ProductRoutesOptions {
  readonly authorise: (request: Request) => void;
  readonly products: ProductCatalogue;
  readonly tree: CategoryTree;
  /** Whether a product whose SKU is the query comes first if no sort is requested. */
  readonly exactFirst: boolean;
  /** Reads the body of a search. */
  readonly readBody: (request: Request) => Promise<ReadonlyMap<string, unknown>>;
  /** Whether channels are listed, and named with their products. */
  readonly namesChannels: boolean;
  readonly bodyFor: (product: ProductRecord, options: { expanded: boolean }) => object;
}

/** Products by search, by id and by channel, and their categories (section 4.4). */
export function productRoutes(options: ProductRoutesOptions): readonly Route[] {
  const { authorise, products, tree, exactFirst, bodyFor } = options;

  const itemsOf = ({ items }: ProductPage, expanded: boolean): readonly object[] =>
    items.map((product) => bodyFor(product, { expanded }));

  const answerChannel = (context: Context): Response => {
    const { raw: request } = context.req;
    authorise(request);
    const id = context.req.param('channelId') ?? '';
    const channel = products.channels.find((each) => each.id === id);
    if (!channel) throw new Refusal(404, `Channel with id '${id.slice(0, 100)}' was not found.`);
    const url = new URL(request.url);
    const { limit, offset } = readRange(url, { max: 1000, fallback: 100 });
    const page = products.inChannel(id, { offset, limit });
    const items = itemsOf(page, readList(url, 'expand').includes('attributes'));
    return Response.json({
      ...(options.namesChannels && channelBody(channel)),
      ...{ item_type: 'product', total_count: page.total, offset, limit, items },
    });
  };

  const channelList: Route = {
    method: 'GET',
    path: '/v2/products/channels',
    answer({ req: { raw: request } }) {
      authorise(request);
      const { channels } = products;
      const { limit, offset } = readRange(new URL(request.url), { max: 100, fallback: 100 });
      const items = channels.slice(offset, offset + limit).map(channelBody);
      return Response.json({
        ...{ item_type: 'channel', total_count: channels.length, offset, limit, items },
      });
    },
  };

  return [
    {
      method: 'POST',
      path: '/v2/products/search',
      async answer({ req: { raw: request } }) {
        authorise(request);
        const asked = readProductSearch(await options.readBody(request), products.attributes);
        const { query, expanded, sort, offset, limit } = asked;
        const page = products.search({ ...asked, exactFirst: exactFirst && !asked.sorted });
        return Response.json({
          query,
          filters: asked.sentFilters,
          sort,
          expanded: { attributes: expanded },
          item_type: 'product',
          total_count: page.total,
          offset,
          limit,
          items: itemsOf(page, expanded),
        });
      },
    },
    ...(options.namesChannels ? [channelList] : []),
    // The path of the specification, and that of the live service's clients.
    { method: 'GET', path: '/v2/products/channel/:channelId', answer: answerChannel },
    { method: 'GET', path: '/v2/products/channels/:channelId', answer: answerChannel },
    {
      method: 'GET',
      path: '/v2/products/:id',
      answer(context) {
        authorise(context.req.raw);
        const id = context.req.param('id') ?? '';
        const product = products.byId(id);
        if (product) return Response.json(bodyFor(product, { expanded: true }));
        throw new Refusal(404, `Product with id '${id.slice(0, 100)}' was not found.`);
      },
    },
    {
      method: 'GET',
      path: '/v2/product-categories',
      answer({ req: { raw: request } }) {
        authorise(request);
        const url = new URL(request.url);
        const parentId = readText(url, 'parent_product_category_id');
        if (parentId !== null && !tree.find(parentId)) {
          const id = parentId.slice(0, 100);
          throw new Refusal(404, `Product category with id '${id}' was not found.`);
        }
        const { limit, offset } = readRange(url, { max: 50, fallback: 50 });
        const categories = tree.below(parentId);
        return Response.json({
          item_type: 'product_category',
          total_count: categories.length,
          offset,
          limit,
          items: categories
            .slice(offset, offset + limit)
            .map(({ id, name }) => ({ product_category_id: id, name })),
        });
      },
    },
  ];
}

function channelBody({ id, name }: ProductChannel): object {
  return { channel_id: id, channel_name: name };
}

function readRange(
  url: URL,
  limits: { readonly max: number; readonly fallback: number },
): { readonly limit: number; readonly offset: number } {
  const max = Number.MAX_SAFE_INTEGER;
  return {
    limit: readWhole(url, 'limit', { min: 1, ...limits }),
    offset: readWhole(url, 'offset', { min: 0, max, fallback: 0 }),
  };
}
