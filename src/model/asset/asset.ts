import type { Embed } from '../embed/embed.js';

/** The kinds of files that are shown and embedded differently. */
export type AssetKind = 'image' | 'video' | 'audio' | 'pdf' | 'office' | 'other';

/** A small image of an asset. */
export interface Thumbnail {
  /** The longer side, in pixels. */
  readonly size: number;
  readonly url: string;
  /** When the URL expires, in milliseconds since 1970. Undefined if the service does not say. */
  readonly validUntil?: number;
}

/** Width and height in pixels. Both are positive. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** What the service says about a metadata field. */
export interface MetadataField {
  /** The name to show. */
  readonly label: string;
  /** The service's name of the type, e.g. `text_multi_line` or `selection_list`. */
  readonly type: string;
}

/** An asset with the properties that pickers use (section 2.6 and the live service's additions). */
export interface Asset {
  readonly id: string;
  readonly externalId: string;
  readonly filename: string;
  /** ISO 8601, UTC. */
  readonly createdDate: string;
  /** When the file or its metadata last changed. ISO 8601, UTC. */
  readonly updatedDate?: string;
  /** Identifies the version of the file. */
  readonly versionId?: string;
  /** When the asset can be used from. ISO 8601, UTC. Absent if `security` was not requested. */
  readonly releaseDate?: string;
  /** When the asset can no longer be used. ISO 8601, UTC. Absent if `security` was not requested. */
  readonly expirationDate?: string;
  readonly kind: AssetKind;
  /** The name of the format, e.g. `JPEG`. Empty if the service does not say. */
  readonly format: string;
  readonly dimensions?: Dimensions;
  readonly sizeInBytes?: number;
  /** Duration of video and audio, in seconds. */
  readonly duration?: number;
  /** Sorted by size, smallest first. */
  readonly thumbnails: readonly Thumbnail[];
  /** In the service's order. Empty if embeds were not requested. */
  readonly embeds: readonly Embed[];
  /** Metadata values by display key. Empty if metadata was not requested. */
  readonly metadata: ReadonlyMap<string, readonly string[]>;
  /** The fields of the metadata by display key. Absent if `metadata_info` was not requested. */
  readonly metadataFields?: ReadonlyMap<string, MetadataField>;
  /** URL of the original. Null if the user may not download it. */
  readonly downloadUrl: string | null;
  /** False if the asset is not released yet, has expired or was deleted. */
  readonly available: boolean;
}

/** A group that organises assets and grants permissions on them (section 2.3). */
export interface AssetGroup {
  readonly uuid: string;
  readonly name: string;
}
