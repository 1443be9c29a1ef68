import { readFlag } from '../answers/query-members.js';
import type { Route } from '../answers/route-table.js';
import { thumbnailMaker } from '../assets/thumbnails.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { asksForBrandedLinks } from '../links/branded-toggle.js';
import type { LinkShapes } from '../links/link-shapes.js';
import type { Addresses } from '../settings.js';
import { connectorItem } from './connector-item.js';
import { connectorPath } from './connector-page.js';
import { connectorRoutes } from './connector-routes.js';
import { ViewSigner } from './signed-view.js';

/** The dependencies of the connector. */
export interface ConnectorOptions {
  readonly account: string;
  readonly addresses: Addresses;
  readonly catalogue: Catalogue;
  readonly authorise: (request: Request) => void;
  /** The key that signs URLs. */
  readonly secret: string;
  readonly allowedOrigins: readonly string[];
  readonly now: () => number;
  readonly links: LinkShapes;
  readonly quirks: boolean;
  readonly brandedLinks?: boolean;
}

/**
 * The connector's routes: on the API the one that returns its URL, on the site its pages (section
 * 4.2).
 */
export function connectorRoom(options: ConnectorOptions): {
  readonly api: readonly Route[];
  readonly site: readonly Route[];
} {
  const { account, addresses, catalogue, authorise, secret, allowedOrigins, now, quirks, links } =
    options;
  const { embedUrl, siteUrl } = addresses;
  const signer = new ViewSigner(secret, now);
  const thumbnails = thumbnailMaker({ embedUrl, account, now, expiring: quirks });

  const api: Route = {
    method: 'GET',
    path: '/v2/integrations/url',
    async answer({ req: { raw: request } }) {
      authorise(request);
      const url = new URL(request.url);
      const members = await signer.sign({
        query: url.searchParams.get('query') ?? '',
        hideSearchBar: readFlag(url, 'hideSearchBar'),
        branded: options.brandedLinks === true || asksForBrandedLinks(request),
      });
      return Response.json({ url: `${siteUrl}${connectorPath}?${members.toString()}` });
    },
  };

  const site = connectorRoutes({
    ...{ catalogue, signer, thumbnails, embedUrl, origins: allowedOrigins },
    itemFor: (record, { branded }) =>
      connectorItem(record, {
        links: branded ? links.branded : links.unbranded,
        thumbnails,
        isPictured: ({ formatType }) => !quirks || formatType === 'image',
      }),
  });
  return { api: [api], site };
}
