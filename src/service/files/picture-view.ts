import type { AssetRecord } from '../catalogue/catalogue.js';
import type { Box } from './asset-files.js';

/** The formats that a picture can be asked for in. For `web`, the service chooses. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'web';

/**
 * How a picture is put into its box: it is scaled, then turned around its middle, and then the box
 * is laid over it.
 */
export interface PictureView {
  /** The size of the scaled picture, before it is turned. */
  readonly scaled: Box;
  /** Clockwise, in degrees. */
  readonly rotation: number;
  /**
   * The left upper corner of the box in the turned picture. Negative numbers leave space beside the
   * picture.
   */
  readonly left: number;
  readonly top: number;
  /** The colour of that space: `#rrggbb` or, with its opacity, `#rrggbbaa`. */
  readonly color: string;
  readonly format: PictureFormat;
  /** Whether a picture that moves keeps moving. */
  readonly isAnimated: boolean;
}

/** A picture that a link asks for. */
export interface PictureRequest {
  readonly box: Box;
  /** Absent for the picture in this box as it is, cut off on all sides alike. */
  readonly view?: PictureView;
}

/**
 * Reads the format and the query of a branded link; undefined if it does not ask for a picture.
 * Refuses lengths that are out of range.
 */
export type ReadPicture = (
  record: AssetRecord,
  format: string,
  query: (name: string) => string | undefined,
) => PictureRequest | undefined;

/** The size of what encloses a box that was turned around its middle. */
export function turned({ width, height }: Box, degrees: number): Box {
  // A sine is not exactly 0 or 1 for right angles in radians.
  const quarters = degrees / 90;
  const isRight = Number.isInteger(quarters);
  const angle = (degrees * Math.PI) / 180;
  const sine = isRight ? quarters % 2 : Math.sin(angle);
  const cosine = isRight ? (quarters + 1) % 2 : Math.cos(angle);
  return {
    width: Math.abs(width * cosine) + Math.abs(height * sine),
    height: Math.abs(width * sine) + Math.abs(height * cosine),
  };
}
