import type { Context } from 'hono';
import { Refusal } from '../answers/failure.js';
import { readList } from '../answers/query-members.js';
import type { Route } from '../answers/route-table.js';
import type { AssetRecord, Catalogue } from '../catalogue/catalogue.js';
import { expansionsIn, type Expansion } from './expansions.js';

/** The dependencies of the asset routes. */
export interface AssetRoutesOptions {
  readonly authorise: (request: Request) => void;
  readonly catalogue: Catalogue;
  /** Creates the body of the answer to `request`. */
  readonly bodyFor: (
    request: Request,
    record: AssetRecord,
    expansions: ReadonlySet<Expansion>,
  ) => object;
}

/**
 * Routes of single assets and asset groups (sections 2.3, 2.6 and 4.2). Versions are those of the
 * live service; here, every asset has one version, the current one.
 */
export function assetRoutes({
  authorise,
  catalogue,
  bodyFor,
}: AssetRoutesOptions): readonly Route[] {
  const find = (context: Context): AssetRecord => {
    authorise(context.req.raw);
    const id = context.req.param('id') ?? '';
    const record = catalogue.byId(id);
    if (record) return record;
    throw new Refusal(404, `Asset with id '${id.slice(0, 100)}' was not found.`);
  };

  const bodyOf = ({ req: { raw: request } }: Context, record: AssetRecord): object =>
    bodyFor(request, record, expansionsIn(readList(new URL(request.url), 'expand')));

  return [
    {
      method: 'GET',
      path: '/v2/assets/assetgroups',
      answer({ req }) {
        authorise(req.raw);
        const { groups } = catalogue;
        return Response.json({
          item_type: 'assetgroup',
          total_count: groups.length,
          items: groups.map(({ uuid, name }) => ({ uuid, name })),
        });
      },
    },
    {
      method: 'GET',
      path: '/v2/assets/:id',
      answer: (context) => Response.json(bodyOf(context, find(context))),
    },
    {
      method: 'GET',
      path: '/v2/assets/:id/versions',
      answer(context) {
        const items = [bodyOf(context, find(context))];
        return Response.json({ item_type: 'asset', total_count: items.length, items });
      },
    },
    {
      method: 'GET',
      path: '/v2/assets/:id/versions/:version',
      answer(context) {
        const record = find(context);
        const version = context.req.param('version') ?? '';
        // The only version has the id of the asset.
        if (version.toLowerCase() === record.id.toLowerCase()) {
          return Response.json(bodyOf(context, record));
        }
        throw new Refusal(404, `Version with id '${version.slice(0, 100)}' was not found.`);
      },
    },
  ];
}
