import { lighten, type Colour } from './colour.js';
import type { Scene } from './scene.js';
import type { Sketch } from './sketch.js';

/** The colours of stems and leaves. */
export const GREENS: readonly Colour[] = ['#2f6b45', '#4c8a4f', '#6b8f4a', '#1f5a50', '#7da06a'];
const GROUNDS: readonly (readonly [Colour, Colour])[] = [
  ['#fdf3e3', '#f4d9c0'],
  ['#eaf2e6', '#c5dbc3'],
  ['#12332d', '#0b211f'],
  ['#fbe4e0', '#f1b9b4'],
  ['#dfeaf2', '#a9c6d8'],
  ['#f6e7b8', '#ecc06a'],
  ['#2d2340', '#171226'],
];

/** Draws the ground, blurred lights and, after rain, drops. */
export function drawBackdrop(sketch: Sketch, { words }: Scene): void {
  const isDusk = words.has('dusk');
  const [light, dark] = isDusk ? (['#4a3a66', '#1c1836'] as const) : sketch.chance.pick(GROUNDS);
  const isWhite = words.has('white') && words.has('on');
  sketch.fill(isWhite ? '#fbfaf6' : sketch.gradient([light, dark], 70));
  for (let at = 0; at < 7 && !isWhite; at += 1) {
    const [x, y] = [sketch.vary(0, sketch.width), sketch.vary(0, sketch.height)];
    sketch.circle(x, y, sketch.vary(5, 17), {
      fill: lighten(light, 0.5),
      opacity: sketch.vary(0.08, 0.22),
    });
  }
}
