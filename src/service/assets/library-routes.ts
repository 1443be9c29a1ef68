import type { Route } from '../answers/route-table.js';
import type { AssetRecord, Catalogue } from '../catalogue/catalogue.js';
import { asksForBrandedLinks } from '../links/branded-toggle.js';
import { linkShapes } from '../links/link-shapes.js';
import type { ChanceString } from '../oauth/chance-string.js';
import { oddEmbeds } from '../quirks/odd-embeds.js';
import { isAnsweredAsBefore, recordedFile } from '../quirks/recorded-asset.js';
import { recordedFacets } from '../quirks/recorded-facets.js';
import { reorderTies } from '../quirks/reorder-ties.js';
import type { Addresses } from '../settings.js';
import { assetBody, type AssetBodies } from './asset-body.js';
import { assetRoutes } from './asset-routes.js';
import { fileProperties } from './asset-sections.js';
import type { Expansion } from './expansions.js';
import { facetsBody } from './facet-bodies.js';
import { ScrollCursors } from './scroll-cursors.js';
import { searchRoutes } from './search-routes.js';
import { thumbnailMaker } from './thumbnails.js';

/** What the library of assets is served from. */
export interface LibraryOptions {
  readonly account: string;
  readonly addresses: Addresses;
  readonly catalogue: Catalogue;
  readonly authorise: (request: Request) => void;
  readonly chance: ChanceString;
  readonly now: () => number;
  readonly quirks: boolean;
  readonly scrollSeconds?: number;
  readonly brandedLinks?: boolean;
}

/** Everything under `/v2/assets`, as specified or, with quirks, as recorded. */
export function libraryRoutes(options: LibraryOptions): readonly Route[] {
  const { account, addresses, catalogue, authorise, chance, now, quirks } = options;
  const { baseUrl, embedUrl } = addresses;
  const { branded, unbranded, standing } = linkShapes(addresses, account, quirks);
  const search = catalogue.search.bind(catalogue);

  const bodies: AssetBodies = {
    baseUrl,
    fields: catalogue.fields,
    thumbnails: thumbnailMaker({ embedUrl, account, now, expiring: quirks }),
    now,
    revisePlan: quirks ? oddEmbeds : (planned) => planned,
    fileProperties: quirks ? recordedFile : fileProperties,
    isAnsweredAsBefore: quirks ? isAnsweredAsBefore : () => false,
    isDownloadable: quirks ? mayDownload : () => true,
  };
  const bodyFor = (
    request: Request,
    record: AssetRecord,
    expansions: ReadonlySet<Expansion>,
  ): object => {
    const asked = asksForBrandedLinks(request) ? branded : unbranded;
    const makeLink = options.brandedLinks === true ? standing : asked;
    return assetBody(bodies, record, expansions, makeLink);
  };

  return [
    ...searchRoutes({
      authorise,
      search: quirks ? reorderTies(search) : search,
      cursors: new ScrollCursors({
        ...{ seconds: options.scrollSeconds ?? 60, chance, now },
        renames: quirks,
      }),
      writeFacets: quirks ? recordedFacets : facetsBody,
      mostOffset: quirks ? 10_000 : Number.MAX_SAFE_INTEGER,
      itemsFor: (request, { items }, expansions) =>
        items.map((record) => bodyFor(request, record, expansions)),
    }),
    ...assetRoutes({ authorise, catalogue, bodyFor }),
  ];
}

/** Leaves every eighth asset or so without permission to download its original. */
function mayDownload({ externalId }: AssetRecord): boolean {
  return externalId.charCodeAt(0) % 8 !== 0;
}
