import { Refusal } from '../../answers/failure.js';
import type { Route } from '../../answers/route-table.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { uuidOfText } from '../../catalogue/identity.js';
import { partsOfPath } from '../../query/columns/category-column.js';

const root = '/v2/categories';

/** The dependencies of routes that only the live service has. */
export interface LiveRoutesOptions {
  readonly baseUrl: string;
  readonly catalogue: Catalogue;
  readonly authorise: (request: Request) => void;
}

/** The tree of categories, one level in each answer. A `/` within a name is written `\/`. */
export function categoryRoutes(options: LiveRoutesOptions): readonly Route[] {
  const { baseUrl, catalogue, authorise } = options;

  const body = (path: string): object => {
    const parts = partsOfPath(path);
    const encoded = path
      .split(/(?<!\\)\//)
      .map(encodeURIComponent)
      .join('/');
    return {
      id: uuidOfText(`category/${path}`),
      name: parts.at(-1) ?? '',
      path,
      parts,
      _links: {
        assets: `${baseUrl}/v2/assets/search?query_category=${encodeURIComponent(path)}`,
        categories: `${baseUrl}${root}/${encoded}`,
      },
    };
  };

  const answer = (request: Request, above: string | null): Response => {
    authorise(request);
    const { categories = [] } = catalogue;
    if (above !== null && !categories.includes(above)) {
      throw new Refusal(404, `Category '${above.slice(0, 100)}' was not found.`);
    }
    const below = categories.filter((path) => pathAbove(path) === above).sort();
    const items = below.map(body);
    return Response.json({ item_type: 'category', total_count: items.length, items });
  };

  return [
    { method: 'GET', path: root, answer: ({ req }) => answer(req.raw, null) },
    {
      method: 'GET',
      path: `${root}/*`,
      answer({ req }) {
        const path = new URL(req.url).pathname.slice(root.length + 1);
        return answer(req.raw, decoded(path));
      },
    },
  ];
}

/** The path of the category that contains another; null at the top. */
function pathAbove(path: string): string | null {
  const end = [...path.matchAll(/(?<!\\)\//g)].at(-1)?.index;
  return end === undefined ? null : path.slice(0, end);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Refusal(400, 'The path of the category cannot be decoded.');
  }
}
