import { darken, lighten, mix, type Colour } from './colour.js';
import { drawBirds, drawMist, drawSky } from './draw-sky.js';
import { ridgePoints, softLine, toGround } from './outlines.js';
import type { Painter } from './scene.js';
import type { Point, Sketch } from './sketch.js';
import { trace } from './trace.js';
import type { Sky } from './skies.js';

/** Draws hills one behind another, and gives the height at which the nearest begins. */
function drawHillsBehind(sketch: Sketch, sky: Sky, layers: number): number {
  const { height } = sketch;
  const horizon = height * sketch.vary(0.42, 0.52);
  drawSky(sketch, sky, horizon + 10);
  let y = horizon;
  for (let layer = 0; layer < layers; layer += 1) {
    const share = layer / layers;
    const points = ridgePoints(sketch, { y, rise: 7 + layer * 1.5, step: 22 });
    const fill = mix(sky.far, sky.near, share * 0.8);
    const shades = sketch.gradient([fill, mix(fill, sky.air[2], 0.3)]);
    sketch.path(toGround(sketch, softLine(points)), { fill: shades });
    if (layer > 0) drawTrees(sketch, points, darken(fill, 0.3));
    if (sky.isMisty) drawMist(sketch, sky, y + 6, 8);
    y += (height - horizon) / (layers + 0.6);
  }
  return y;
}

function drawTrees(sketch: Sketch, points: readonly Point[], fill: Colour): void {
  for (const [x, y] of points.slice(1, -1)) {
    if (sketch.chance.happens(0.45)) continue;
    const size = sketch.vary(1.5, 3.4);
    const isTall = sketch.chance.happens(0.4);
    sketch.ellipse(
      x + 3,
      y + 2.5 - size * 0.6,
      isTall ? size * 0.4 : size,
      isTall ? size * 1.7 : size,
      { fill },
    );
  }
}

/** Hills, trees, and perhaps a house. */
export const drawHills: Painter = (sketch, { sky }) => {
  const y = drawHillsBehind(sketch, sky, sketch.chance.between(3, 5));
  if (sketch.chance.happens(0.6)) {
    const x = sketch.width * sketch.vary(0.2, 0.8);
    sketch.within(trace`translate(${x} ${y - 16})`, () => {
      sketch.rectangle(-4, -4, 8, 5, { fill: mix('#f6ecd9', sky.near, sky.isNight ? 0.5 : 0.1) });
      sketch.path('M-5-4 0-8 5-4z', { fill: mix('#b4533a', sky.near, 0.2) });
      sketch.path('M-2.5-2.5h1.6v1.8h-1.6zm3.4 0h1.6v1.8H.9z', {
        fill: sky.isNight ? '#ffd98a' : sky.near,
      });
    });
  }
  if (!sky.isNight) drawBirds(sketch, sky, sketch.height * 0.4);
};

/** Rows of vines that run to the hills. */
export const drawVineyard: Painter = (sketch, { sky }) => {
  const { width, height } = sketch;
  drawHillsBehind(sketch, sky, 3);
  const y = height * 0.66;
  const soil = mix('#a9825a', sky.near, sky.isNight ? 0.75 : 0.3);
  sketch.path(toGround(sketch, trace`M-9 ${y + 2}Q${width / 2} ${y - 5} ${width + 9} ${y + 3}`), {
    fill: soil,
  });
  const vanishing = width * sketch.vary(0.35, 0.65);
  const green = mix(sky.isNight ? '#2a4a3a' : '#6f9440', sky.near, 0.35);
  const leaves = [green, darken(green, 0.25)];
  for (let row = -9; row <= 9; row += 1) {
    const foot = vanishing + row * width * 0.17;
    const top = vanishing + row * width * 0.028;
    const wide = 2.4 + Math.abs(row) * 0.25;
    sketch.polygon(
      [
        [top - 0.4, y + 1],
        [top + 0.4, y + 1],
        [foot + wide, height + 2],
        [foot - wide, height + 2],
      ],
      { fill: leaves[Math.abs(row % 2)] ?? green },
    );
  }
};

/** Flowers in high grass. */
export const drawMeadow: Painter = (sketch, { sky }) => {
  const { width, height } = sketch;
  drawHillsBehind(sketch, sky, 2);
  const y = height * 0.68;
  const grass = mix('#7fa348', sky.near, sky.isNight ? 0.8 : 0.35);
  const meadow = ridgePoints(sketch, { y, rise: 4, step: 20 });
  sketch.path(toGround(sketch, softLine(meadow)), {
    fill: sketch.gradient([lighten(grass, 0.12), darken(grass, 0.25)]),
  });
  const blades = Array.from({ length: 34 }, () => {
    const [x, top] = [sketch.vary(0, width), sketch.vary(y + 4, height)];
    return trace`M${x} ${top + 14}Q${x} ${top + 4} ${x + sketch.vary(-3, 3)} ${top}`;
  });
  sketch.path(blades.join(''), { fill: 'none', stroke: darken(grass, 0.3), 'stroke-width': 0.5 });
  const petals = sketch.chance.pick<readonly [Colour, Colour]>([
    ['#e4572e', '#f6c945'],
    ['#f5f1e6', '#e7a1b0'],
    ['#8a6fd1', '#f3e9ff'],
    ['#f6c945', '#ffffff'],
  ]);
  for (let flower = 0; flower < 30; flower += 1) {
    const depth = flower / 30;
    const size = 0.8 + depth * 2;
    const fill = mix(petals[flower % 2] ?? '#ffffff', sky.near, sky.isNight ? 0.55 : 0.08);
    const [x, cy] = [sketch.vary(0, width), y + 3 + depth * (height - y - 4) + sketch.vary(-2, 2)];
    sketch.ellipse(x, cy, size, size * 0.8, { fill });
  }
  if (sky.isMisty) drawMist(sketch, sky, y, 12);
};
