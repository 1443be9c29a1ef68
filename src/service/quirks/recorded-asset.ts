import {
  fileProperties,
  type AssetProperties,
  type FileProperties,
} from '../assets/asset-sections.js';
import type { AssetRecord } from '../catalogue/catalogue.js';

const unmeasured = { width: null, height: null, aspect_ratio: null };

/**
 * Whether the answer has the older format, without the version, the tags and the exact size. About
 * one in four assets does.
 */
export function isLegacyAnswer({ externalId }: AssetRecord): boolean {
  return externalId.charCodeAt(1) % 4 === 0;
}

/** The section `file_properties` as recorded: the dimensions of unmeasured pictures are null. */
export function recordedFile(record: AssetRecord): FileProperties {
  const { size_in_bytes: bytes, image_properties: shape, ...others } = fileProperties(record);
  return {
    ...others,
    ...(bytes !== undefined && !isLegacyAnswer(record) && { size_in_bytes: bytes }),
    image_properties: shape ?? (record.formatType === 'image' ? unmeasured : null),
  };
}

/**
 * The section `asset_properties` as recorded: without a caption it has an empty one. About one in
 * eight assets is a favourite of the user.
 */
export function recordedAssetProperties({ externalId }: AssetRecord): AssetProperties {
  return {
    favorite: externalId.charCodeAt(3) % 8 === 0,
    popularity: externalId.charCodeAt(4) % 5,
    cutline_caption: '',
  };
}
