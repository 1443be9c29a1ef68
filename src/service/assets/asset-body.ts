import type { AssetRecord } from '../catalogue/catalogue.js';
import type { AssetLinks } from '../links/link-shapes.js';
import {
  instant,
  instantOrNull,
  releasedAndNotExpired,
  security,
  type AssetProperties,
  type FileProperties,
} from './asset-sections.js';
import { expandable, type Expansion } from './expansions.js';
import type { ThumbnailMaker } from './thumbnails.js';

/** The dependencies of asset bodies. */
export interface AssetBodies {
  readonly baseUrl: string;
  readonly thumbnails: ThumbnailMaker;
  readonly now: () => number;
  readonly fileProperties: (record: AssetRecord) => FileProperties;
  readonly assetProperties: (record: AssetRecord) => AssetProperties;
  /** The section `metadata_info`, optionally with the values that fields can have. */
  readonly metadataInfo: (hasVocabulary: boolean) => object;
  /**
   * The current version of the asset. Undefined leaves out the members that were added later: the
   * version and the tags.
   */
  readonly versionOf: (record: AssetRecord) => BodyVersion | undefined;
  /** Whether the user may download the asset. */
  readonly isDownloadable: (record: AssetRecord) => boolean;
}

/** The version of an asset that a body describes. */
export interface BodyVersion {
  readonly id: string;
  readonly isCurrent: boolean;
}

/** What differs between the bodies of an asset. */
export interface BodyOptions {
  readonly links: AssetLinks;
  /** Default: the current one. */
  readonly version?: BodyVersion | undefined;
}

/** The JSON of an asset: section 2.6, and further members recorded from the live service. */
export function assetBody(
  bodies: AssetBodies,
  record: AssetRecord,
  expansions: ReadonlySet<Expansion>,
  { links, version = bodies.versionOf(record) }: BodyOptions,
): object {
  const { baseUrl, thumbnails, now, isDownloadable } = bodies;
  const section = (name: Expansion, make: () => unknown): unknown =>
    expansions.has(name) ? make() : null;
  const self = `${baseUrl}/v2/assets/${record.id}`;
  return {
    id: record.id,
    ...(version && { version_id: version.id, current_version: version.isCurrent }),
    external_id: record.externalId,
    filename: record.filename,
    created_date: instant(record.created),
    last_update_date: instant(record.updated),
    file_upload_date: instant(record.created),
    deleted_date: instantOrNull(record.deleted),
    released_and_not_expired: releasedAndNotExpired(record, now()),
    asset_properties: section('asset_properties', () => bodies.assetProperties(record)),
    file_properties: section('file_properties', () => bodies.fileProperties(record)),
    metadata: section('metadata', () => ({ fields: record.metadata })),
    metadata_info: section('metadata_info', () =>
      bodies.metadataInfo(expansions.has('metadata_vocabulary')),
    ),
    security: section('security', () => security(record)),
    status: section('status', () => ({ upload_progress: 'complete' })),
    thumbnails: section('thumbnails', () => thumbnails(record)),
    // `fromEntries` makes names such as `__proto__` ordinary members.
    embeds: section('embeds', () => Object.fromEntries(links.embeds(record))),
    ...(version && {
      ai_tags: section('ai_tags', () => []),
      tags: section('tags', () => record.keywords),
    }),
    expanded: Object.fromEntries(expandable.map((name) => [name, expansions.has(name)])),
    _links: {
      self,
      self_all: `${self}?expand=${expandable.join('%2C')}`,
      ...(isDownloadable(record) && { download: links.download(record) }),
    },
  };
}
