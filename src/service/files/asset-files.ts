import type { AssetRecord } from '../catalogue/catalogue.js';
import type { PictureView } from './picture-view.js';

/** A box, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The bytes from `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Content that can be sent: a file or a picture. */
export interface Content {
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
  /** Reads the whole content or a part of it. */
  read(range?: ByteRange): BodyInit;
}

/** The files of a catalogue's records. */
export interface AssetFiles {
  /**
   * A picture of the asset in exactly this box, not distorted: as the view says, or cropped on all
   * sides alike.
   */
  picture(record: AssetRecord, box: Box, view?: PictureView): Promise<Content>;

  /** The asset's original file; undefined if it no longer exists. */
  original(record: AssetRecord): Promise<Content | undefined>;
}
