import { Refusal } from '../answers/failure.js';
import { readList } from '../answers/query-members.js';
import type { Route } from '../answers/route-table.js';
import type { AssetRecord, Catalogue } from '../catalogue/catalogue.js';
import { expansionsIn, type Expansion } from './expansions.js';

/** What single assets and asset groups need. */
export interface AssetRoutesOptions {
  readonly authorise: (request: Request) => void;
  readonly catalogue: Catalogue;
  /** Makes the body of an answer to `request`. */
  readonly bodyFor: (
    request: Request,
    record: AssetRecord,
    expansions: ReadonlySet<Expansion>,
  ) => object;
}

/** One asset, and the groups assets are organised in (sections 2.3, 2.6 and 4.2). */
export function assetRoutes({
  authorise,
  catalogue,
  bodyFor,
}: AssetRoutesOptions): readonly Route[] {
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
      answer(context) {
        const { raw: request } = context.req;
        authorise(request);
        const id = context.req.param('id') ?? '';
        const record = catalogue.byId(id);
        if (!record) throw new Refusal(404, `Asset with id '${id.slice(0, 100)}' was not found.`);
        const expansions = expansionsIn(readList(new URL(request.url), 'expand'));
        return Response.json(bodyFor(request, record, expansions));
      },
    },
  ];
}
