import { readWhole } from '../answers/query-members.js';
import type { Route } from '../answers/route-table.js';
import type { ThumbnailMaker } from '../assets/thumbnails.js';
import type { AssetRecord, AssetSearchOutcome, Catalogue } from '../catalogue/catalogue.js';
import type { ConnectorItem } from './connector-item.js';
import { connectorPage, connectorPath, connectorRefusal } from './connector-page.js';
import { connectorScript, connectorScriptPath } from './connector-script.js';
import { connectorStyle, connectorStylePath } from './connector-style.js';
import type { ViewSigner } from './signed-view.js';

/** The dependencies of the connector's pages. */
export interface ConnectorRoutesOptions {
  readonly catalogue: Catalogue;
  readonly signer: ViewSigner;
  readonly thumbnails: ThumbnailMaker;
  /** The origins whose pages may frame the connector and receive the selected asset. */
  readonly origins: readonly string[];
  /** The origin of pictures. */
  readonly embedUrl: string;
  readonly itemFor: (record: AssetRecord, options: { branded: boolean }) => ConnectorItem;
}

const perPage = 24;
const maxPages = 400;

/** The Instant Search Connector: the pages behind URLs of `GET /v2/integrations/url`. */
export function connectorRoutes(options: ConnectorRoutesOptions): readonly Route[] {
  const { catalogue, signer, thumbnails, embedUrl, itemFor } = options;
  const origins = options.origins.filter(isWebOrigin);

  const html = (status: number, body: string): Response =>
    new Response(body, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' ${embedUrl}; ` +
          `form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; ` +
          `trusted-types 'none'; frame-ancestors ${origins.join(' ') || "'none'"}`,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      },
    });

  const search = (query: string, page: number): AssetSearchOutcome =>
    catalogue.search({
      query: query === '' ? null : query,
      sort: null,
      offset: (page - 1) * perPage,
      limit: perPage,
      facets: [],
      includeArchived: false,
      includeDeleted: false,
    });

  return [
    {
      method: 'GET',
      path: connectorPath,
      async answer({ req }) {
        const url = new URL(req.url);
        const text = url.searchParams.get('text');
        const read = await signer.read(url.searchParams);
        if (read.status === 'lapsed') {
          return html(403, connectorRefusal('The address is too old. Please open it again.'));
        }
        if (read.status === 'changed' || (read.view.hideSearchBar && text !== null)) {
          return html(403, connectorRefusal('The address was changed on its way.'));
        }
        const { view, members } = read;
        const query = text ?? view.query;
        const page = readWhole(url, 'page', { min: 1, max: maxPages, fallback: 1 });
        const { total, items } = search(query, page);
        const choices = items.map((record) => ({
          item: itemFor(record, view),
          picture: thumbnails(record)['300px']?.url ?? '',
        }));
        const pages = Math.min(maxPages, Math.max(1, Math.ceil(total / perPage)));
        const shown = { members, text: view.hideSearchBar ? null : query, choices };
        return html(200, connectorPage({ ...shown, total, page, pages, origins }));
      },
    },
    { method: 'GET', path: connectorScriptPath, answer: () => file(connectorScript, 'javascript') },
    { method: 'GET', path: connectorStylePath, answer: () => file(connectorStyle, 'css') },
  ];
}

/** Whether messages can be sent to the origin. `null` is the origin of any sandboxed page. */
function isWebOrigin(origin: string): boolean {
  return /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
}

function file(text: string, kind: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `text/${kind}; charset=utf-8`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'max-age=3600',
    },
  });
}
