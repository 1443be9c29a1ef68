import { darken, mix, type Colour } from './colour.js';
import { drawMist, drawSky } from './draw-sky.js';
import type { Painter } from './scene.js';
import type { Sketch } from './sketch.js';
import { trace } from './trace.js';
import { areWindowsLit, type Sky } from './skies.js';

const LIT = '#ffd98a';

/** Gabled houses along a street. */
export const drawStreet: Painter = (sketch, { sky }) => {
  const { width, height } = sketch;
  const ground = height * 0.86;
  drawSky(sketch, sky, ground);
  const walls: readonly Colour[] = [
    '#d9704f',
    '#e8b04a',
    '#f0e6d2',
    '#7f9fb0',
    '#a9b88c',
    '#c98f8f',
    '#e2c9a6',
  ];
  let last = -1;
  for (let x = sketch.vary(-9, -2); x < width;) {
    let pick = sketch.chance.between(0, walls.length - 1);
    if (pick === last) pick = (pick + 1) % walls.length;
    last = pick;
    const wall = mix(walls[pick] ?? '#ffffff', sky.near, areWindowsLit(sky) ? 0.6 : 0.12);
    const [wide, tall] = [sketch.vary(15, 22), height * sketch.vary(0.42, 0.6)];
    drawHouse(sketch, sky, { x, wide, top: ground - tall, ground, wall });
    x += wide;
  }
  const paving = mix('#a89c90', sky.near, areWindowsLit(sky) ? 0.7 : 0.3);
  sketch.rectangle(-1, ground, width + 2, height, {
    fill: sketch.gradient([paving, darken(paving, 0.4)]),
  });
  if (sky.isMisty) drawMist(sketch, sky, ground - 8, 22);
};

function drawHouse(
  sketch: Sketch,
  sky: Sky,
  {
    x,
    wide,
    top,
    ground,
    wall,
  }: { x: number; wide: number; top: number; ground: number; wall: Colour },
): void {
  const gable = sketch.vary(5, 10);
  const dark = darken(wall, 0.45);
  const isStepped = sketch.chance.happens(0.35);
  const up = isStepped
    ? trace`l0 ${-gable / 3}h${wide / 6}v${-gable / 3}h${wide / 6}v${-gable / 3}h${wide / 3}v${gable / 3}h${wide / 6}v${gable / 3}h${wide / 6}v${gable / 3}`
    : trace`l${wide / 2} ${-gable} ${wide / 2} ${gable}`;
  sketch.path(trace`M${x} ${ground + 1}V${top}${up}V${ground + 1}z`, {
    fill: sketch.gradient([wall, darken(wall, 0.14)]),
  });
  const lit: string[] = [];
  const unlit: string[] = [];
  const columns = wide > 18 ? 3 : 2;
  const step = wide / columns;
  for (let y = top + 3; y < ground - 14; y += 10.5) {
    for (let column = 0; column < columns; column += 1) {
      const window = trace`M${x + step * (column + 0.5) - 1.9} ${y}h3.8v6h-3.8z`;
      (areWindowsLit(sky) && sketch.chance.happens(0.6) ? lit : unlit).push(window);
    }
  }
  const door = x + wide * sketch.vary(0.2, 0.6);
  unlit.push(trace`M${door} ${ground}v-9q2.2-2.4 4.4 0v9z`);
  sketch.path(unlit.join(''), { fill: mix(dark, sky.air[0], 0.3) });
  sketch.path(lit.join(''), { fill: LIT });
}
