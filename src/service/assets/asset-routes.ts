import type { Context } from 'hono';
import { Refusal } from '../answers/failure.js';
import { readList } from '../answers/query-members.js';
import type { Route } from '../answers/route-table.js';
import type { AssetRecord, Catalogue } from '../catalogue/catalogue.js';
import type { BodyVersion } from './asset-body.js';
import { expansionsIn, type Expansion } from './expansions.js';

/** Creates the body of the answer to `request`, of the current version unless another is given. */
export type BodyFor = (
  request: Request,
  record: AssetRecord,
  expansions: ReadonlySet<Expansion>,
  version?: BodyVersion,
) => object;

/** The versions of assets. */
export interface Versions {
  /** The answer that lists the versions of an asset. */
  list(record: AssetRecord, body: () => object): object;
  /** A version by its id, in lower case. */
  find(record: AssetRecord, id: string): BodyVersion | undefined;
}

/** One version of each asset, the current one, which has the id of the asset. */
export const onlyVersion: Versions = {
  list: (_record, body) => ({ item_type: 'asset', total_count: 1, items: [body()] }),
  find: ({ id }, wanted) => (wanted === id.toLowerCase() ? { id, isCurrent: true } : undefined),
};

/** The dependencies of the asset routes. */
export interface AssetRoutesOptions {
  readonly authorise: (request: Request) => void;
  readonly catalogue: Catalogue;
  readonly bodyFor: BodyFor;
  readonly versions: Versions;
}

/** Routes of single assets and asset groups (sections 2.3, 2.6 and 4.2), and of versions. */
export function assetRoutes({
  authorise,
  catalogue,
  bodyFor,
  versions,
}: AssetRoutesOptions): readonly Route[] {
  const find = (context: Context): AssetRecord => {
    authorise(context.req.raw);
    const id = context.req.param('id') ?? '';
    const record = catalogue.byId(id);
    if (record) return record;
    throw new Refusal(404, `Asset with id '${id.slice(0, 100)}' was not found.`);
  };

  const bodyOf = (
    { req: { raw: request } }: Context,
    record: AssetRecord,
    version?: BodyVersion,
  ): object =>
    bodyFor(request, record, expansionsIn(readList(new URL(request.url), 'expand')), version);

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
        const record = find(context);
        return Response.json(versions.list(record, () => bodyOf(context, record)));
      },
    },
    {
      method: 'GET',
      path: '/v2/assets/:id/versions/:version',
      answer(context) {
        const record = find(context);
        const id = context.req.param('version') ?? '';
        const version = versions.find(record, id.toLowerCase());
        if (version) return Response.json(bodyOf(context, record, version));
        throw new Refusal(404, `Version with id '${id.slice(0, 100)}' was not found.`);
      },
    },
  ];
}
