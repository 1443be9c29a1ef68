/** A short film without sound, which can be played in a loop: VP9, made by `scripts/clips.js`. */
export interface Clip {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** The bytes of each frame. The first one can be shown without the others. */
  readonly sizes: readonly number[];
  /** All frames, one after the other, in Base64. */
  readonly bytes: string;
}
