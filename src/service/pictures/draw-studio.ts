import { darken, lighten, mix, type Colour } from './colour.js';
import type { Painter, Scene } from './scene.js';
import type { Sketch } from './sketch.js';
import { trace } from './trace.js';

/** Draws an object in a square of 100 by 100; it stands on the line at 86. */
export type DrawObject = (sketch: Sketch, colour: Colour) => void;

/** Walls in pale colours, and some in deep ones. */
const WALLS: readonly Colour[] = [
  ...(['#f2e4d3', '#d9e8e3', '#f6d9cb', '#e2ddf2', '#f8e6b8', '#d3e4f0', '#f4d5dc'] as const),
  ...(['#1f4a4a', '#33335e', '#6b2f3a', '#c9683f', '#d9a441'] as const),
];

/** Draws a studio: a wall that runs into the floor, or a plinth, in a colour that sets off `colour`. */
function drawStudio(sketch: Sketch, { words, colour }: Scene, floor: number): void {
  const { width, height, chance } = sketch;
  const isPlain = words.has('ground') || words.has('white');
  const ground = isPlain ? '#f6f4f0' : mix(chance.pick(WALLS), colour, sketch.vary(0, 0.22));
  sketch.fill(sketch.gradient([lighten(ground, 0.25), ground]));
  if (isPlain) return;
  const shape = chance.between(0, 3);
  const light = { fill: lighten(ground, 0.35), opacity: 0.5 };
  if (shape === 0) sketch.circle(width * 0.5, floor - 34, 38, light);
  if (shape === 1) {
    const arch = trace`M${width / 2 - 30} ${floor}V${floor - 46}a30 30 0 0 1 60 0V${floor}z`;
    sketch.path(arch, light);
  }
  if (shape === 2)
    sketch.path(
      trace`M${width * 0.15} -1H${width * 0.5}L${width * 0.9} ${floor}H${width * 0.45}z`,
      light,
    );
  const table = sketch.gradient([darken(ground, 0.06), darken(ground, 0.16)]);
  sketch.rectangle(-1, floor, width + 2, height - floor + 1, { fill: table });
}

/** A painter that stands an object in a studio, in the way that the asset's words name. */
export function inStudio(draw: DrawObject): Painter {
  return (sketch, scene) => {
    const isDetail = scene.words.has('detail');
    const scale = isDetail ? 1.5 : sketch.vary(0.84, 1);
    const floor = sketch.height / 2 + 36 * scale;
    drawStudio(sketch, scene, Math.min(floor - 4, sketch.height * 0.86));
    const isFlipped = scene.words.has('side') || sketch.chance.happens(0.3);
    sketch.centred(
      scale,
      () => {
        if (scene.words.has('shadow')) {
          sketch.path('M30 86 62 86 118 60 96 54z', { fill: '#1d1526', opacity: 0.16 });
        }
        sketch.ellipse(50, 86.5, 34, 4.2, { fill: sketch.glow('#1d1526', 0.55) });
        draw(sketch, scene.colour);
      },
      isFlipped,
    );
  };
}

/** Shades something round: lit from the upper left. */
export function rounded(sketch: Sketch, colour: Colour): string {
  return sketch.gradient(
    [
      [darken(colour, 0.12), 0],
      [lighten(colour, 0.28), 0.28],
      [colour, 0.55],
      [darken(colour, 0.32), 1],
    ],
    0,
  );
}
