import { readWhole } from '../answers/query-members.js';
import type { Route } from '../answers/route-table.js';
import type { ThumbnailMaker } from '../assets/thumbnails.js';
import type { AssetRecord, AssetSearchOutcome, Catalogue } from '../catalogue/catalogue.js';
import type { ConnectorItem } from './connector-item.js';
import { connectorPage, connectorPath, connectorRefusal } from './connector-page.js';
import { connectorScript, connectorScriptPath } from './connector-script.js';
import { connectorStyle, connectorStylePath } from './connector-style.js';
import type { ViewSigner } from './signed-view.js';

/** What the connector's pages need. */
export interface ConnectorRoutesOptions {
  readonly catalogue: Catalogue;
  readonly signer: ViewSigner;
  readonly thumbnails: ThumbnailMaker;
  /** The origins whose pages may frame the connector, and learn what is chosen. */
  readonly origins: readonly string[];
  /** Where pictures come from. */
  readonly embedUrl: string;
  readonly itemFor: (record: AssetRecord, options: { branded: boolean }) => ConnectorItem;
}

const perPage = 24;
const mostPages = 400;

/** The Instant Search Connector: what addresses of `GET /v2/integrations/url` lead to. */
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
          return html(403, connectorRefusal('The address is too old. Please open it anew.'));
        }
        if (read.status === 'changed' || (read.view.hideSearchBar && text !== null)) {
          return html(403, connectorRefusal('The address was changed on its way.'));
        }
        const { view, members } = read;
        const query = text ?? view.query;
        const page = readWhole(url, 'page', { least: 1, most: mostPages, otherwise: 1 });
        const { total, items } = search(query, page);
        const choices = items.map((record) => ({
          item: itemFor(record, view),
          picture: thumbnails(record)['300px']?.url ?? '',
        }));
        const pages = Math.min(mostPages, Math.max(1, Math.ceil(total / perPage)));
        const shown = { members, text: view.hideSearchBar ? null : query, choices };
        return html(200, connectorPage({ ...shown, total, page, pages, origins }));
      },
    },
    { method: 'GET', path: connectorScriptPath, answer: () => file(connectorScript, 'javascript') },
    { method: 'GET', path: connectorStylePath, answer: () => file(connectorStyle, 'css') },
  ];
}

/** Only real origins can be told anything; `null` is everybody's. */
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
