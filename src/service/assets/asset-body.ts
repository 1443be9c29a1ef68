import type { AssetRecord, MetadataField } from '../catalogue/catalogue.js';
import type { MakeLink } from '../links/link.js';
import { addressName } from '../links/link.js';
import { naturalBox } from '../files/picture-box.js';
import {
  instant,
  instantOrNull,
  metadataInfo,
  releasedAndNotExpired,
  security,
  type FileProperties,
} from './asset-sections.js';
import { embedsOf, type RevisePlan } from './embeds.js';
import { expandable, type Expansion } from './expansions.js';
import type { ThumbnailMaker } from './thumbnails.js';

/** The dependencies of asset bodies. */
export interface AssetBodies {
  readonly baseUrl: string;
  readonly fields: readonly MetadataField[];
  readonly thumbnails: ThumbnailMaker;
  readonly now: () => number;
  readonly revisePlan: RevisePlan;
  readonly fileProperties: (record: AssetRecord) => FileProperties;
  /** Whether the answer lacks the members that were added later: the version and the tags. */
  readonly isLegacyAnswer: (record: AssetRecord) => boolean;
  /** Whether the user may download the asset. */
  readonly isDownloadable: (record: AssetRecord) => boolean;
}

/** The JSON of an asset: section 2.6, and further members recorded from the live service. */
export function assetBody(
  bodies: AssetBodies,
  record: AssetRecord,
  expansions: ReadonlySet<Expansion>,
  makeLink: MakeLink,
): object {
  const { baseUrl, fields, thumbnails, now, revisePlan, isDownloadable } = bodies;
  const section = (name: Expansion, make: () => unknown): unknown =>
    expansions.has(name) ? make() : null;
  const isCurrent = !bodies.isLegacyAnswer(record);
  const self = `${baseUrl}/v2/assets/${record.id}`;
  return {
    id: record.id,
    ...(isCurrent && { version_id: record.id, current_version: true }),
    external_id: record.externalId,
    filename: record.filename,
    created_date: instant(record.created),
    last_update_date: instant(record.updated),
    file_upload_date: instant(record.created),
    deleted_date: instantOrNull(record.deleted),
    released_and_not_expired: releasedAndNotExpired(record, now()),
    asset_properties: section('asset_properties', () => ({
      favorite: false,
      popularity: 0,
      cutline_caption: null,
    })),
    file_properties: section('file_properties', () => bodies.fileProperties(record)),
    metadata: section('metadata', () => ({ fields: record.metadata })),
    metadata_info: section('metadata_info', () =>
      metadataInfo(fields, expansions.has('metadata_vocabulary')),
    ),
    security: section('security', () => security(record)),
    status: section('status', () => ({ upload_progress: 'complete' })),
    thumbnails: section('thumbnails', () => thumbnails(record)),
    // `fromEntries` makes names such as `__proto__` ordinary members.
    embeds: section('embeds', () => Object.fromEntries(embedsOf(record, makeLink, revisePlan))),
    ...(isCurrent && {
      ai_tags: section('ai_tags', () => []),
      tags: section('tags', () => record.keywords),
    }),
    expanded: Object.fromEntries(expandable.map((name) => [name, expansions.has(name)])),
    _links: {
      self,
      self_all: `${self}?expand=${expandable.join('%2C')}`,
      ...(isDownloadable(record) && { download: downloadLink(record, makeLink) }),
    },
  };
}

function downloadLink(record: AssetRecord, makeLink: MakeLink): string {
  return makeLink(record, {
    size: 'original',
    format: 'original',
    width: naturalBox(record).width,
    filename: addressName(record.filename),
    members: ['download=true'],
  });
}
