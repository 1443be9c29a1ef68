import type { Colour } from './colour.js';
import type { Sketch } from './sketch.js';
import type { Sky } from './skies.js';

/** What a picture is to show, besides its subject. */
export interface Scene {
  /** Every word that the asset goes by, in lower case. */
  readonly words: ReadonlySet<string>;
  /** The light outdoors. */
  readonly sky: Sky;
  /** The colour of what stands in front. */
  readonly colour: Colour;
}

/** Draws one subject over the whole sheet. */
export type Painter = (sketch: Sketch, scene: Scene) => void;
