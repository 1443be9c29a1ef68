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

/** What bodies are made with, whichever asset it is. */
export interface AssetBodies {
  readonly baseUrl: string;
  readonly fields: readonly MetadataField[];
  readonly thumbnails: ThumbnailMaker;
  readonly now: () => number;
  readonly revisePlan: RevisePlan;
  readonly fileProperties: (record: AssetRecord) => FileProperties;
  /** Whether the answer lacks what earlier years did not have: the version and the tags. */
  readonly isAnsweredAsBefore: (record: AssetRecord) => boolean;
  /** Whether the person may download the asset. */
  readonly isDownloadable: (record: AssetRecord) => boolean;
}

/** An asset as answers carry it: section 2.6, and the members recorded beyond it. */
export function assetBody(
  bodies: AssetBodies,
  record: AssetRecord,
  expansions: ReadonlySet<Expansion>,
  makeLink: MakeLink,
): object {
  const { baseUrl, fields, thumbnails, now, revisePlan, isDownloadable } = bodies;
  const section = (name: Expansion, make: () => unknown): unknown =>
    expansions.has(name) ? make() : null;
  const isCurrent = !bodies.isAnsweredAsBefore(record);
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
    // From entries: a name such as `__proto__` then becomes a member like any other.
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
