import type { AssetRecord } from '../catalogue/catalogue.js';

/** A box, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The bytes from `start` up to and with `end`, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Something that can be sent: a whole file or a picture. */
export interface Content {
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
  /** The whole, or a part of it. */
  read(range?: ByteRange): BodyInit;
}

/** The files behind the records of a catalogue. */
export interface AssetFiles {
  /** A picture of the asset in exactly this box: cropped rather than squeezed. */
  picture(record: AssetRecord, box: Box): Promise<Content>;

  /** The asset's own file, or undefined where it is gone. */
  original(record: AssetRecord): Promise<Content | undefined>;
}
