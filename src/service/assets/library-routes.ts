import type { Route } from '../answers/route-table.js';
import type { AssetRecord, Catalogue } from '../catalogue/catalogue.js';
import { asksForBrandedLinks } from '../links/branded-toggle.js';
import type { LinkShapes } from '../links/link-shapes.js';
import type { ChanceString } from '../oauth/chance-string.js';
import { isLegacyAnswer, recordedAssetProperties, recordedFile } from '../quirks/recorded-asset.js';
import { recordedFacets } from '../quirks/recorded-facets.js';
import { recordedMetadataInfo } from '../quirks/recorded-fields.js';
import { currentVersion, recordedVersions } from '../quirks/recorded-versions.js';
import { reorderTies } from '../quirks/reorder-ties.js';
import type { Addresses } from '../settings.js';
import { assetBody, type AssetBodies } from './asset-body.js';
import { assetRoutes, onlyVersion, type BodyFor } from './asset-routes.js';
import { assetProperties, fileProperties, metadataInfo } from './asset-sections.js';
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
  readonly links: LinkShapes;
  readonly quirks: boolean;
  readonly scrollSeconds: number;
  /** Whether links are branded without the toggle. */
  readonly brandedLinks: boolean;
}

/** All routes under `/v2/assets`, as specified or, with quirks, as recorded. */
export function libraryRoutes(options: LibraryOptions): readonly Route[] {
  const { account, addresses, catalogue, authorise, chance, now, quirks } = options;
  const { baseUrl, embedUrl } = addresses;
  const { branded, unbranded } = options.links;
  const search = catalogue.search.bind(catalogue);

  const bodies: AssetBodies = {
    baseUrl,
    thumbnails: thumbnailMaker({ embedUrl, account, now, expiring: quirks }),
    now,
    fileProperties: quirks ? recordedFile : fileProperties,
    assetProperties: quirks ? recordedAssetProperties : () => assetProperties,
    metadataInfo: (hasVocabulary) =>
      (quirks ? recordedMetadataInfo : metadataInfo)(catalogue.fields, hasVocabulary),
    versionOf: quirks
      ? (record) => (isLegacyAnswer(record) ? undefined : currentVersion(record))
      : ({ id }) => ({ id, isCurrent: true }),
    isDownloadable: quirks ? mayDownload : () => true,
  };
  const bodyFor: BodyFor = (request, record, expansions, version) => {
    const isBranded = options.brandedLinks || asksForBrandedLinks(request);
    const links = isBranded ? branded : unbranded;
    return assetBody(bodies, record, expansions, { links, version });
  };

  return [
    ...searchRoutes({
      authorise,
      search: quirks ? reorderTies(search) : search,
      cursors: new ScrollCursors({
        ...{ seconds: options.scrollSeconds, chance, now },
        rotatesIds: quirks,
      }),
      writeFacets: quirks ? recordedFacets : facetsBody,
      hasExpanded: !quirks,
      // Recorded of searches that find nothing.
      totalOf: ({ total }) => (quirks ? Math.max(1, total) : total),
      maxOffset: quirks ? 10_000 : Number.MAX_SAFE_INTEGER,
      itemsFor: (request, { items }, expansions) =>
        items.map((record) => bodyFor(request, record, expansions)),
    }),
    ...assetRoutes({
      ...{ authorise, catalogue, bodyFor },
      versions: quirks ? recordedVersions(baseUrl) : onlyVersion,
    }),
  ];
}

/** Denies the download of the original for about one in eight assets. */
function mayDownload({ externalId }: AssetRecord): boolean {
  return externalId.charCodeAt(0) % 8 !== 0;
}
