import { fileProperties, type FileProperties } from '../assets/asset-sections.js';
import type { AssetRecord } from '../catalogue/catalogue.js';

const unmeasured = { width: null, height: null, aspect_ratio: null };

/**
 * Whether an asset is answered as in earlier years: without its version, its tags and its exact size.
 * That is every fourth one or so.
 */
export function isAnsweredAsBefore({ externalId }: AssetRecord): boolean {
  return externalId.charCodeAt(1) % 4 === 0;
}

/** The section `file_properties` as recorded: a picture that was not measured has a shape of nulls. */
export function recordedFile(record: AssetRecord): FileProperties {
  const { size_in_bytes: bytes, image_properties: shape, ...others } = fileProperties(record);
  return {
    ...others,
    ...(bytes !== undefined && !isAnsweredAsBefore(record) && { size_in_bytes: bytes }),
    image_properties: shape ?? (record.formatType === 'image' ? unmeasured : null),
  };
}
