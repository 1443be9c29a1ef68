import { Refusal } from '../../answers/failure.js';
import { readWhole } from '../../answers/query-members.js';
import type { Route } from '../../answers/route-table.js';
import { uuidOfText } from '../../catalogue/identity.js';
import type { LiveRoutesOptions } from './category-routes.js';

const types = ['global', 'shared', 'private'];

/** The collections of the account. All are for everybody here; users have none of their own. */
export function collectionRoutes(options: LiveRoutesOptions): readonly Route[] {
  const { baseUrl, catalogue, authorise } = options;

  const body = (title: string): object => {
    const query = `acn:{${title}}`;
    const counting = { sort: null, offset: 0, limit: 1, facets: [] };
    const hidden = { includeArchived: false, includeDeleted: false };
    return {
      id: uuidOfText(`collection/${title}`),
      title,
      total_items: catalogue.search({ query, ...counting, ...hidden }).total,
      type: 'global',
      _links: { assets: `${baseUrl}/v2/assets/search?query=${encodeURIComponent(query)}` },
    };
  };

  return [
    {
      method: 'GET',
      path: '/v2/collections',
      answer({ req: { raw: request } }) {
        authorise(request);
        const url = new URL(request.url);
        const type = url.searchParams.get('type') ?? 'global';
        if (!types.includes(type)) throw new Refusal(400, `type must be ${types.join(' or ')}.`);
        const limit = readWhole(url, 'limit', { min: 1, max: 100, fallback: 100 });
        const offset = readWhole(url, 'offset', { min: 0, max: 10_000, fallback: 0 });
        const titles = type === 'global' ? [...(catalogue.collections ?? [])].sort() : [];
        return Response.json({
          item_type: 'collection',
          total_count: titles.length,
          ...{ offset, limit },
          items: titles.slice(offset, offset + limit).map(body),
        });
      },
    },
  ];
}
