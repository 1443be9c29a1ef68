import { Refusal } from '../../answers/failure.js';
import { readJsonObject, readString } from '../../answers/json-body.js';
import type { Route } from '../../answers/route-table.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { uuidOfText } from '../../catalogue/identity.js';

/** A report that a page uses an asset. */
interface IntegrationLink {
  readonly uuid: string;
  readonly assetUuid: string;
  readonly description: string;
  readonly updatedDate: string;
  readonly url: string | null;
}

/** The dependencies of the usage routes. */
export interface UsageRoutesOptions {
  readonly catalogue: Catalogue;
  readonly authorise: (request: Request) => void;
  readonly now: () => number;
}

const path = '/api/rest/integrationlink';
const maxLetters = 255;

/** Reports of where assets are used, on the customer site. They last until the service ends. */
export function usageRoutes({ catalogue, authorise, now }: UsageRoutesOptions): readonly Route[] {
  const links = new Map<string, IntegrationLink>();
  let reports = 0;
  return [
    {
      method: 'POST',
      path,
      async answer({ req: { raw: request } }) {
        authorise(request);
        const body = await readJsonObject(request);
        const assetUuid = readString(body, 'assetUuid');
        const description = readString(body, 'description');
        const url = body.get('url') === undefined ? null : readString(body, 'url');
        if (description.length > maxLetters) {
          throw new Refusal(400, `description must have at most ${maxLetters} letters.`);
        }
        if (!catalogue.byId(assetUuid)) throw new Refusal(404, 'There is no such asset.');
        reports += 1;
        const uuid = uuidOfText(`usage/${reports}`);
        const updatedDate = new Date(now()).toISOString();
        const link = { uuid, assetUuid, description, updatedDate, url };
        links.set(uuid, link);
        return Response.json(link);
      },
    },
    {
      method: 'GET',
      path,
      answer({ req: { raw: request } }) {
        authorise(request);
        return Response.json({ integrationLinks: [...links.values()] });
      },
    },
    {
      method: 'DELETE',
      path: `${path}/:uuid`,
      answer({ req }) {
        authorise(req.raw);
        if (links.delete(req.param('uuid') ?? '')) return new Response(null, { status: 204 });
        throw new Refusal(404, 'There is no such report.');
      },
    },
  ];
}
