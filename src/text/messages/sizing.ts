/** The messages for custom sizes, which are loaded when one is set. */
export interface SizingMessages {
  /** The title of the dialog. */
  readonly customSizeOf: (filename: string) => string;
  readonly width: string;
  readonly height: string;
  /** The two ways to fill the size: with the whole image, or with a part of it. */
  readonly wholeImage: string;
  readonly crop: string;
  /** Which part of the image is kept. */
  readonly cropPosition: string;
  /**
   * The nine parts by rows, from the top left to the bottom right, separated by `|`. They are those of
   * the image, in any direction of writing.
   */
  readonly cropAnchors: string;
  /** The keyboard's controls of the focal point. */
  readonly focalAcross: string;
  readonly focalDown: string;
  /** Says that a click on the image sets the focal point. */
  readonly focalHint: string;
  /** The format that the service chooses. */
  readonly automaticFormat: string;
  readonly rotate: string;
  /** Shown if a width or height is not a whole number from 1 to `max`. */
  readonly sizeLimit: (max: number) => string;
  readonly enlarged: string;
  readonly result: string;
  readonly useSize: string;
  /** Shown if the image does not load in the size. */
  readonly sizeFailed: string;
}
