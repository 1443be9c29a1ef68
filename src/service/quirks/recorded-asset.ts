import { fileProperties, type FileProperties } from '../assets/asset-sections.js';
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
