import type { Embed } from '../embed/embed.js';

/** The classes of file that are shown and embedded differently. */
export type AssetKind = 'image' | 'video' | 'audio' | 'pdf' | 'office' | 'other';

/** A small picture of an asset. */
export interface Thumbnail {
  /** The longer side, in pixels. */
  readonly size: number;
  readonly url: string;
  /** When the address lapses, in milliseconds since 1970; undefined where it does not say. */
  readonly validUntil?: number;
}

/** Width and height in pixels. Both are positive. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** An asset, as far as a picker is concerned (section 2.6 and what the live service adds). */
export interface Asset {
  readonly id: string;
  readonly externalId: string;
  readonly filename: string;
  /** ISO 8601, UTC. */
  readonly createdDate: string;
  readonly kind: AssetKind;
  /** The format's name, e.g. `JPEG`. Empty where the service does not say. */
  readonly format: string;
  readonly dimensions?: Dimensions;
  readonly sizeInBytes?: number;
  /** Seconds, of video and audio. */
  readonly duration?: number;
  /** Smallest first. */
  readonly thumbnails: readonly Thumbnail[];
  /** In the service's order. Empty where embeds were not asked for. */
  readonly embeds: readonly Embed[];
  /** Values by display key. Empty where metadata was not asked for. */
  readonly metadata: ReadonlyMap<string, readonly string[]>;
  /** Null where the person may not download the original. */
  readonly downloadUrl: string | null;
  /** False where the asset is not yet released, has expired or was deleted. */
  readonly available: boolean;
}

/** A group that organises and permissions assets (section 2.3). */
export interface AssetGroup {
  readonly uuid: string;
  readonly name: string;
}
