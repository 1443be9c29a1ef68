import type { AssetRecord, FormatType, MetadataField } from '../catalogue/catalogue.js';

/** Formats an instant: ISO 8601, UTC, whole seconds (section 2.6). */
export function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/** Like {@link instant}; null for never. */
export function instantOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : instant(milliseconds);
}

/** The size of a picture. The live service returns null if it could not measure the picture. */
interface Shape {
  readonly width: number | null;
  readonly height: number | null;
  readonly aspect_ratio: number | null;
}

/** The section `file_properties`. */
export interface FileProperties {
  readonly format: string;
  readonly format_type: FormatType;
  readonly size_in_kbytes: number;
  /** Absent in older answers. */
  readonly size_in_bytes?: number;
  readonly image_properties: Shape | null;
  readonly video_properties: (Shape & { readonly duration: number | null }) | null;
}

/** The section `file_properties`: format, size, and the dimensions of pictures and films. */
export function fileProperties(record: AssetRecord): FileProperties {
  const { format, formatType, bytes, width, height, duration } = record;
  const shaped = width !== null && height !== null;
  const shape = shaped && {
    width,
    height,
    aspect_ratio: Number((width / height).toFixed(12)),
  };
  return {
    format,
    format_type: formatType,
    size_in_kbytes: Math.ceil(bytes / 1024),
    size_in_bytes: bytes,
    image_properties: formatType === 'image' && shape ? shape : null,
    video_properties: formatType === 'video' && shape ? { ...shape, duration } : null,
  };
}

/** The section `asset_properties`. */
export interface AssetProperties {
  readonly favorite: boolean;
  readonly popularity: number;
  /** With quirks empty instead of null. */
  readonly cutline_caption: string | null;
}

/** The section `asset_properties` of an asset that is no favorite and was not used yet. */
export const assetProperties: AssetProperties = {
  favorite: false,
  popularity: 0,
  cutline_caption: null,
};

/** The section `security`: which groups may see the asset, and when. */
export function security({ groups, released, expires }: AssetRecord): object {
  return {
    asset_groups: groups,
    release_date: instantOrNull(released),
    expiration_date: instantOrNull(expires),
  };
}

/** The section `metadata_info`: all fields, including those without a value. */
export function metadataInfo(fields: readonly MetadataField[], vocabulary: boolean): object {
  return {
    field_set: 'Default',
    field_set_fields: fields.map(({ displayKey, displayName }) => ({
      key: displayKey,
      label: displayName,
      type: 'text',
      field_type: 'text',
      controlled_vocabulary: false,
      required: false,
      editable: true,
      vocabulary: vocabulary ? [] : null,
    })),
  };
}

/** Whether the asset may be used now. */
export function releasedAndNotExpired(record: AssetRecord, now: number): boolean {
  const { released, expires, deleted } = record;
  return deleted === null && (released ?? 0) <= now && (expires ?? Infinity) > now;
}
