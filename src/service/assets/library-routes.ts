import type { Route } from '../answers/route-table.js';
import type { AssetRecord, Catalogue } from '../catalogue/catalogue.js';
import { asksForBrandedLinks } from '../links/branded-toggle.js';
import { linkShapes } from '../links/link-shapes.js';
import type { ChanceString } from '../oauth/chance-string.js';
import { oddEmbeds } from '../quirks/odd-embeds.js';
import { isLegacyAnswer, recordedFile } from '../quirks/recorded-asset.js';
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

/** The dependencies of the asset library's routes. */
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

/** All routes under `/v2/assets`, as specified or, with quirks, as recorded. */
export function libraryRoutes(options: LibraryOptions): readonly Route[] {
  const { account, addresses, catalogue, authorise, chance, now, quirks } = options;
  const { baseUrl, embedUrl } = addresses;
  const { branded, unbranded, alwaysBranded } = linkShapes(addresses, account, quirks);
  const search = catalogue.search.bind(catalogue);

  const bodies: AssetBodies = {
    baseUrl,
    fields: catalogue.fields,
    thumbnails: thumbnailMaker({ embedUrl, account, now, expiring: quirks }),
    now,
    revisePlan: quirks ? oddEmbeds : (planned) => planned,
    fileProperties: quirks ? recordedFile : fileProperties,
    isLegacyAnswer: quirks ? isLegacyAnswer : () => false,
    isDownloadable: quirks ? mayDownload : () => true,
  };
  const bodyFor = (
    request: Request,
    record: AssetRecord,
    expansions: ReadonlySet<Expansion>,
  ): object => {
    const asked = asksForBrandedLinks(request) ? branded : unbranded;
    const makeLink = options.brandedLinks === true ? alwaysBranded : asked;
    return assetBody(bodies, record, expansions, makeLink);
  };

  return [
    ...searchRoutes({
      authorise,
      search: quirks ? reorderTies(search) : search,
      cursors: new ScrollCursors({
        ...{ seconds: options.scrollSeconds ?? 60, chance, now },
        rotatesIds: quirks,
      }),
      writeFacets: quirks ? recordedFacets : facetsBody,
      maxOffset: quirks ? 10_000 : Number.MAX_SAFE_INTEGER,
      itemsFor: (request, { items }, expansions) =>
        items.map((record) => bodyFor(request, record, expansions)),
    }),
    ...assetRoutes({ authorise, catalogue, bodyFor }),
  ];
}

/** Denies the download of the original for about one in eight assets. */
function mayDownload({ externalId }: AssetRecord): boolean {
  return externalId.charCodeAt(0) % 8 !== 0;
}
