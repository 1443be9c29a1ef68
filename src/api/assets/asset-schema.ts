import * as v from 'valibot';
import type {
  Asset,
  AssetKind,
  Dimensions,
  MetadataField,
  Thumbnail,
} from '../../model/asset/asset.js';
import type { Embed } from '../../model/embed/embed.js';
import { shortText } from '../../model/text/short-text.js';
import { isWebAddress } from '../http/address.js';
import {
  anySchema,
  entriesOf,
  identitySchema,
  membersOf,
  read,
  textsOf,
} from '../reading/schema.js';

/** A string that is absent or null is read as empty. Any other value makes the asset unreadable. */
const nameSchema = v.nullish(v.string(), '');

const wordSchema = v.fallback(v.string(), '');

const linkSchema = v.pipe(v.string(), v.check(isWebAddress));

const frameSchema = v.fallback(
  v.nullish(v.object({ width: anySchema, height: anySchema, duration: anySchema })),
  null,
);

const fileSchema = v.fallback(
  v.nullish(
    v.object({
      format: wordSchema,
      format_type: wordSchema,
      size_in_bytes: anySchema,
      size_in_kbytes: anySchema,
      image_properties: frameSchema,
      video_properties: frameSchema,
    }),
  ),
  null,
);

const assetSchema = v.object({
  id: identitySchema,
  external_id: nameSchema,
  filename: nameSchema,
  created_date: nameSchema,
  last_update_date: wordSchema,
  version_id: wordSchema,
  deleted_date: anySchema,
  released_and_not_expired: anySchema,
  file_properties: fileSchema,
  metadata: v.fallback(v.nullish(v.object({ fields: anySchema })), null),
  metadata_info: v.fallback(v.nullish(v.object({ field_set_fields: anySchema })), null),
  security: v.fallback(
    v.nullish(v.object({ release_date: wordSchema, expiration_date: wordSchema })),
    null,
  ),
  thumbnails: anySchema,
  embeds: anySchema,
  _links: v.fallback(v.nullish(v.object({ download: anySchema })), null),
});

const fieldSchema = v.object({ key: v.string(), label: v.string(), type: wordSchema });

const embedTextSchema = v.fallback(v.nullish(v.string(), null), null);

const embedSchema = v.object({ url: linkSchema, html: embedTextSchema, share: embedTextSchema });

const kinds: readonly string[] = ['image', 'video', 'audio', 'pdf', 'office'] satisfies AssetKind[];

/**
 * Reads one asset of a response (section 2.6). Optional parts that cannot be read, and links that
 * are not http or https URLs, are left out.
 *
 * @throws SchemaError if the fields that identify the asset cannot be read.
 */
export function readAsset(json: unknown, at: string): Asset {
  const asset = read(assetSchema, json, at);
  const file = asset.file_properties;
  const frame = file?.image_properties ?? file?.video_properties;
  const dimensions = readDimensions(frame?.width, frame?.height);
  const sizeInBytes =
    positive(file?.size_in_bytes) ?? positive(Number(file?.size_in_kbytes) * 1024);
  const duration = positive(file?.video_properties?.duration);
  const { release_date: releaseDate, expiration_date: expirationDate } = asset.security ?? {};
  const download = asset._links?.download;
  const metadataFields = readFields(asset.metadata_info?.field_set_fields);
  return {
    id: asset.id,
    externalId: asset.external_id,
    filename: asset.filename,
    createdDate: asset.created_date,
    ...(asset.last_update_date && { updatedDate: asset.last_update_date }),
    ...(asset.version_id && { versionId: asset.version_id }),
    ...(releaseDate && { releaseDate }),
    ...(expirationDate && { expirationDate }),
    kind: readKind(file?.format_type ?? ''),
    format: shortText(file?.format ?? ''),
    ...(dimensions && { dimensions }),
    ...(sizeInBytes !== undefined && { sizeInBytes }),
    ...(duration !== undefined && { duration }),
    thumbnails: readThumbnails(asset.thumbnails),
    embeds: readEmbeds(asset.embeds),
    metadata: readMetadata(asset.metadata?.fields),
    ...(metadataFields.size > 0 && { metadataFields }),
    downloadUrl: typeof download === 'string' && isWebAddress(download) ? download : null,
    available: asset.released_and_not_expired !== false && !asset.deleted_date,
  };
}

function readKind(formatType: string): AssetKind {
  const name = formatType.toLowerCase();
  return isKind(name) ? name : 'other';
}

function isKind(name: string): name is AssetKind {
  return kinds.includes(name);
}

function readDimensions(width: unknown, height: unknown): Dimensions | undefined {
  const [across, down] = [positive(width), positive(height)];
  return across !== undefined && down !== undefined ? { width: across, height: down } : undefined;
}

function positive(amount: unknown): number | undefined {
  return typeof amount === 'number' && amount > 0 && Number.isFinite(amount) ? amount : undefined;
}

/**
 * The service states a thumbnail's size only in its name, e.g. `300px`. Read without a schema, which
 * takes two to four times as long: there are some 250 thumbnails on a page.
 */
function readThumbnails(json: unknown): Thumbnail[] {
  const thumbnails = membersOf(json).flatMap(([name, value]): Thumbnail[] => {
    const size = positive(Number(/^(\d+)px$/.exec(name)?.[1]));
    const { url, valid_until: until } = Object(value) as Readonly<Record<string, unknown>>;
    if (size === undefined || typeof url !== 'string' || !isWebAddress(url)) return [];
    const validUntil = typeof until === 'string' ? Date.parse(until) : Number.NaN;
    return [{ size, url, ...(!Number.isNaN(validUntil) && { validUntil }) }];
  });
  return thumbnails.sort((one, other) => one.size - other.size);
}

function readEmbeds(json: unknown): Embed[] {
  return membersOf(json).flatMap(([name, value]): Embed[] => {
    const { success, output } = v.safeParse(embedSchema, value);
    return success ? [{ name, url: output.url, html: output.html, share: output.share }] : [];
  });
}

function readMetadata(json: unknown): ReadonlyMap<string, readonly string[]> {
  return new Map(
    membersOf(json).map(([key, values]): [string, readonly string[]] => [key, textsOf(values)]),
  );
}

function readFields(json: unknown): ReadonlyMap<string, MetadataField> {
  return new Map(
    entriesOf(json).flatMap((field): [string, MetadataField][] => {
      const { success, output } = v.safeParse(fieldSchema, field);
      return success ? [[output.key, { label: output.label, type: output.type }]] : [];
    }),
  );
}
