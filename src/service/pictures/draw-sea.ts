import { darken, mix, type Colour } from './colour.js';
import { drawBirds, drawMist, drawSky } from './draw-sky.js';
import { ridgePoints, softLine, toGround } from './outlines.js';
import type { Painter, Scene } from './scene.js';
import type { Sketch } from './sketch.js';
import { trace } from './trace.js';
import type { Sky } from './skies.js';

/** Draws sky, a far shore and water down to the bottom. Gives the height of the horizon. */
export function drawWater(sketch: Sketch, sky: Sky, share = 0.52): number {
  const { width, height } = sketch;
  const horizon = height * share;
  const lightX = drawSky(sketch, sky, horizon);
  const shore = ridgePoints(sketch, { y: horizon - 1, rise: 5, step: 14 });
  sketch.path(toGround(sketch, softLine(shore)), { fill: sky.far, opacity: 0.8 });
  const depth = mix(sky.air[0], sky.near, 0.35);
  const water = sketch.gradient([mix(sky.air[2], sky.air[0], 0.35), depth]);
  sketch.rectangle(0, horizon, width, height - horizon + 1, { fill: water });
  const glitter = Array.from({ length: 26 }, (_, at) => {
    const y = horizon + 1 + (at / 26) ** 1.5 * (height - horizon);
    const length = sketch.vary(1.5, 5 + at * 0.5);
    return trace`M${lightX + sketch.vary(-1, 1) * (2 + at * 0.4) - length / 2} ${y}h${length}`;
  });
  const stroke = { stroke: sky.light, 'stroke-linecap': 'round', 'stroke-width': 0.6 };
  sketch.path(glitter.join(''), { ...stroke, opacity: sky.isNight ? 0.45 : 0.75 });
  return horizon;
}

/** Sand, surf and sometimes a parasol. */
export const drawBeach: Painter = (sketch, { sky }) => {
  const { width, height } = sketch;
  const horizon = drawWater(sketch, sky, sketch.vary(0.42, 0.5));
  const sand = mix('#f0d9a8', sky.near, sky.isNight ? 0.7 : 0.12);
  const y = height * sketch.vary(0.68, 0.76);
  const curve = (lift: number): string => {
    const start = trace`M-1 ${y - lift + 6}`;
    return trace`${start}Q${width * 0.45} ${y - lift - 12} ${width + 1} ${y - lift + 9}`;
  };
  sketch.path(toGround(sketch, curve(2.5)), {
    fill: '#ffffff',
    opacity: sky.isNight ? 0.25 : 0.75,
  });
  sketch.path(toGround(sketch, curve(0)), { fill: mix(sand, sky.air[0], 0.3) });
  sketch.path(toGround(sketch, curve(-3)), { fill: sketch.gradient([sand, darken(sand, 0.18)]) });
  if (!sky.isNight && sketch.chance.happens(0.65))
    drawParasol(sketch, sky, width * sketch.vary(0.2, 0.8), y + 14);
  drawBirds(sketch, sky, horizon);
};

function drawParasol(sketch: Sketch, sky: Sky, x: number, y: number): void {
  const cloth = mix(sketch.chance.pick<Colour>(['#d8432e', '#1f7a8c', '#e9b44c']), sky.near, 0.15);
  sketch.within(trace`translate(${x} ${y}) rotate(${sketch.vary(-14, 14)})`, () => {
    sketch.path('M0 0V-17', { stroke: '#6b4a33', 'stroke-width': 0.8 });
    sketch.path('M-11-15Q0-28 11-15z', { fill: cloth });
    sketch.path('M-4.5-15Q0-31 4.5-15z', { fill: '#fff6e6', opacity: 0.85 });
  });
  sketch.ellipse(x + 5, y, 12, 1.6, { fill: sky.near, opacity: 0.25 });
}

/** A lighthouse on a headland, lit where it is dark. */
export const drawLighthouse: Painter = (sketch, { sky }: Scene) => {
  const { width, height } = sketch;
  drawWater(sketch, sky, sketch.vary(0.58, 0.66));
  const isLit = sky.isNight ?? sky.altitude === undefined;
  const x = width * sketch.vary(0.6, 0.72);
  const rock = darken(sky.near, 0.15);
  const foot = height * 0.62;
  if (isLit) {
    const beam = sketch.gradient(['#fff3c4', sky.air[1]], 180);
    sketch.path(trace`M${x} ${foot - 38}L-5 ${foot - 66}V${foot - 34}z`, {
      fill: beam,
      opacity: 0.45,
    });
  }
  sketch.path(
    trace`M${width * 0.34} ${height + 1}Q${width * 0.46} ${foot + 6} ` +
      trace`${x - 10} ${foot}H${width + 1}V${height + 1}z`,
    { fill: sketch.gradient([mix(rock, sky.far, 0.3), rock]) },
  );
  sketch.within(trace`translate(${x} ${foot})`, () => {
    const white = mix('#fbf7ef', sky.near, sky.isNight ? 0.45 : 0.08);
    const red = mix('#c8402f', sky.near, sky.isNight ? 0.4 : 0.08);
    sketch.path('M-5 1-3-34H3L5 1z', { fill: white });
    sketch.path('M-4.5-8l.5-8H4l.5 8zM-3.6-23l.4-7H3.2l.4 7z', { fill: red });
    sketch.path('M1-34H3L5 1H2z', { fill: sky.near, opacity: 0.25 });
    sketch.rectangle(-4, -36, 8, 2, { fill: darken(red, 0.4) });
    sketch.rectangle(-2.4, -41, 4.8, 5, {
      fill: isLit ? '#fff3b8' : mix('#d6e6ea', sky.near, 0.2),
    });
    sketch.path('M-3.4-41 0-45 3.4-41z', { fill: red });
    if (isLit) sketch.circle(0, -38.5, 13, { fill: sketch.glow('#fff0b0', 0.9) });
  });
};

/** White cliffs above the water. */
export const drawCliffs: Painter = (sketch, { sky }) => {
  const { width, height } = sketch;
  const horizon = drawWater(sketch, sky, sketch.vary(0.55, 0.62));
  const chalk = mix('#f3efe4', sky.near, sky.isNight ? 0.6 : 0.08);
  const grass = mix('#6f9a4b', sky.near, sky.isNight ? 0.75 : 0.25);
  for (const [reach, top, bottom] of [
    [0.62, 0.2, 0.03],
    [0.4, 0.32, 0.16],
  ] as const) {
    const [x, y, foot] = [width * reach, horizon - height * top, horizon + height * bottom];
    const edge = trace`Q${x * 0.6} ${y + 1} ${x} ${y + 9}`;
    const face = trace`M-1 ${y - 5}${edge}l3 7-2 5 4 6V${foot}Q${x * 0.5} ${foot + 4}-1 ${foot}z`;
    sketch.path(face, { fill: sketch.gradient([chalk, mix(chalk, sky.far, 0.55)]) });
    const folds = [0.2, 0.4, 0.6, 0.8].map(
      (at) =>
        trace`M${x * at} ${y + at * 9}l${sketch.vary(-2, 3)} ${(foot - y) * sketch.vary(0.4, 0.8)}`,
    );
    sketch.path(folds.join(''), { stroke: sky.far, 'stroke-width': 1.2, opacity: 0.6 });
    sketch.path(trace`M-1 ${y - 5}${edge}q-3 2-6 0Q${x * 0.5} ${y + 5}-1 ${y}z`, { fill: grass });
  }
  if (sky.isMisty) drawMist(sketch, sky, horizon, 16);
  else drawBirds(sketch, sky, horizon);
};
