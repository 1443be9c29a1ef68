import * as v from 'valibot';
import type { Asset, AssetKind, Dimensions, Thumbnail } from '../model/asset.js';
import type { Embed } from '../model/embed.js';
import { isWebAddress } from './address.js';
import { membersOf, read } from './shape.js';

/** What names an asset has to be right or absent. Sections that were not asked for are null. */
const textSchema = v.nullish(v.string(), '');

const amountSchema = v.fallback(v.nullish(v.number()), null);

const frameSchema = v.fallback(
  v.nullish(v.object({ width: amountSchema, height: amountSchema, duration: amountSchema })),
  null,
);

const fileSchema = v.fallback(
  v.nullish(
    v.object({
      format: v.fallback(v.string(), ''),
      format_type: v.fallback(v.string(), ''),
      size_in_bytes: amountSchema,
      size_in_kbytes: amountSchema,
      image_properties: frameSchema,
      video_properties: frameSchema,
    }),
  ),
  null,
);

const assetSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  external_id: textSchema,
  filename: textSchema,
  created_date: textSchema,
  deleted_date: v.optional(v.unknown()),
  released_and_not_expired: v.optional(v.unknown()),
  file_properties: fileSchema,
  metadata: v.fallback(v.nullish(v.object({ fields: v.optional(v.unknown()) })), null),
  thumbnails: v.optional(v.unknown()),
  embeds: v.optional(v.unknown()),
  _links: v.fallback(v.nullish(v.object({ download: v.optional(v.unknown()) })), null),
});

const thumbnailSchema = v.object({
  url: v.pipe(v.string(), v.check(isWebAddress)),
  valid_until: v.fallback(v.string(), ''),
});

const embedSchema = v.object({
  url: v.pipe(v.string(), v.check(isWebAddress)),
  html: v.fallback(v.nullish(v.string(), null), null),
  share: v.fallback(v.nullish(v.string(), null), null),
});

const kinds: readonly string[] = ['image', 'video', 'audio', 'pdf', 'office'] satisfies AssetKind[];

/**
 * Reads an asset as far as the answer goes (section 2.6). Parts that cannot be read, and links
 * that are no web addresses, are left out.
 *
 * @throws ShapeError where what identifies the asset cannot be read.
 */
export function readAsset(json: unknown, at: string): Asset {
  const asset = read(assetSchema, json, at);
  const file = asset.file_properties;
  const frame = file?.image_properties ?? file?.video_properties;
  const dimensions = readDimensions(frame?.width, frame?.height);
  const sizeInBytes = positive(file?.size_in_bytes) ?? positive((file?.size_in_kbytes ?? 0) * 1024);
  const duration = positive(file?.video_properties?.duration);
  const download = asset._links?.download;
  return {
    id: asset.id,
    externalId: asset.external_id,
    filename: asset.filename,
    createdDate: asset.created_date,
    kind: readKind(file?.format_type ?? ''),
    format: file?.format ?? '',
    ...(dimensions && { dimensions }),
    ...(sizeInBytes !== undefined && { sizeInBytes }),
    ...(duration !== undefined && { duration }),
    thumbnails: readThumbnails(asset.thumbnails),
    embeds: readEmbeds(asset.embeds),
    metadata: readMetadata(asset.metadata?.fields),
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

/** Sizes are told by name only, e.g. `300px`. */
function readThumbnails(json: unknown): Thumbnail[] {
  const thumbnails = membersOf(json).flatMap(([name, value]): Thumbnail[] => {
    const size = positive(Number(/^(\d+)px$/.exec(name)?.[1]));
    const { success, output } = v.safeParse(thumbnailSchema, value);
    if (!success || size === undefined) return [];
    const validUntil = Date.parse(output.valid_until);
    return [{ size, url: output.url, ...(!Number.isNaN(validUntil) && { validUntil }) }];
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
    membersOf(json).map(([key, values]): [string, readonly string[]] => [
      key,
      [values].flat().filter((value) => typeof value === 'string'),
    ]),
  );
}
