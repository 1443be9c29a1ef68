import { darken, mix, type Colour } from './colour.js';
import { drawBirds, drawMist, drawSky } from './draw-sky.js';
import { ridgePoints, softLine, straightLine, toGround } from './outlines.js';
import type { Painter } from './scene.js';
import type { Sketch } from './sketch.js';
import { trace } from './trace.js';
import type { Sky } from './skies.js';

/** Draws one pointed mountain with snow, its lit side to the left. */
function drawPeak(
  sketch: Sketch,
  sky: Sky,
  { x, y, foot, rock }: { x: number; y: number; foot: number; rock: Colour },
): void {
  const high = foot - y;
  const reach = high * sketch.vary(0.85, 1.1);
  const bend = sketch.vary(-3, 3);
  const snow = mix('#ffffff', sky.air[2], sky.isNight ? 0.75 : 0.25);
  sketch.path(
    trace`M${x - reach} ${foot}L${x - reach * 0.42} ${y + high * 0.48}l${reach * 0.08}-1L${x} ${y}L${x + reach * 0.35} ${y + high * 0.4}l${reach * 0.1} 1L${x + reach} ${foot}z`,
    { fill: rock },
  );
  sketch.path(
    trace`M${x} ${y}L${x + reach * 0.35} ${y + high * 0.4}l${reach * 0.1} 1L${x + reach} ${foot}H${x + bend}l${-high * 0.08} ${-high * 0.4} ${high * 0.1} ${-high * 0.25}z`,
    { fill: darken(rock, 0.28) },
  );
  const cap = high * sketch.vary(0.28, 0.42);
  const side = cap * (reach / high) * 0.82;
  sketch.path(
    trace`M${x} ${y}l${-side} ${cap} ${side * 0.4} ${-cap * 0.18} ${side * 0.25} ${cap * 0.3} ${side * 0.3} ${-cap * 0.35} ${side * 0.35} ${cap * 0.3} ${side * 0.5} ${-cap * 0.12}z`,
    { fill: snow },
  );
  sketch.path(
    trace`M${x} ${y}l${side * 0.1} ${cap * 0.85} ${side * 0.25} ${cap * 0.2} ${side * 0.45} ${-cap * 0.1}z`,
    { fill: mix(snow, rock, 0.4) },
  );
}

function drawRange(sketch: Sketch, sky: Sky, horizon: number): void {
  const { width, height } = sketch;
  const back = ridgePoints(sketch, { y: horizon - height * 0.14, rise: 16, step: 9 });
  sketch.path(toGround(sketch, straightLine(back)), { fill: mix(sky.far, sky.air[2], 0.35) });
  const peaks = sketch.chance.between(2, 3);
  for (let peak = 0; peak < peaks; peak += 1) {
    const x = width * ((peak + sketch.vary(0.3, 0.7)) / peaks);
    const y = horizon - height * sketch.vary(0.26, 0.42);
    drawPeak(sketch, sky, {
      x,
      y,
      foot: horizon + 2,
      rock: mix(sky.far, sky.near, sketch.vary(0.3, 0.5)),
    });
  }
}

function drawFirs(sketch: Sketch, sky: Sky, y: number, rise: number): void {
  const points = ridgePoints(sketch, { y, rise, step: 16 });
  const fill = darken(sky.near, 0.1);
  sketch.path(toGround(sketch, softLine(points)), {
    fill: sketch.gradient([fill, darken(fill, 0.3)]),
  });
  const firs: string[] = [];
  for (let x = 0; x < sketch.width; x += sketch.vary(2.5, 5)) {
    const size = sketch.vary(4, 9);
    firs.push(
      trace`M${x} ${y + rise * 0.4 - size + sketch.vary(0, 3)}l${size * 0.28} ${size}h${-size * 0.56}z`,
    );
  }
  sketch.path(firs.join(''), { fill });
}

/** A range with snow, behind dark firs. */
export const drawPeaks: Painter = (sketch, { sky }) => {
  const horizon = sketch.height * sketch.vary(0.72, 0.8);
  drawSky(sketch, sky, horizon);
  drawRange(sketch, sky, horizon);
  if (sky.isMisty || sketch.chance.happens(0.5)) drawMist(sketch, sky, horizon, 14);
  drawFirs(sketch, sky, sketch.height * 0.88, 7);
  if (!sky.isNight) drawBirds(sketch, sky, horizon * 0.6);
};

/** A range and its reflection in still water. */
export const drawLake: Painter = (sketch, { sky }) => {
  const { width, height } = sketch;
  const shore = height * sketch.vary(0.55, 0.62);
  drawSky(sketch, sky, shore);
  drawRange(sketch, sky, shore);
  const water = mix(sky.air[1], sky.near, 0.25);
  const surface = sketch.gradient([mix(sky.air[2], sky.near, 0.12), water]);
  sketch.rectangle(0, shore, width, height - shore + 1, { fill: surface });
  const mirrored = Array.from({ length: 4 }, () => sketch.vary(0, width));
  for (const x of mirrored) {
    const [reach, deep] = [sketch.vary(14, 30), sketch.vary(12, 26)];
    sketch.path(trace`M${x - reach} ${shore}L${x} ${shore + deep}L${x + reach} ${shore}z`, {
      fill: mix(sky.far, sky.near, 0.45),
      opacity: 0.35,
    });
  }
  const ripples = Array.from(
    { length: 12 },
    () => trace`M${sketch.vary(0, width)} ${sketch.vary(shore + 4, height)}h${sketch.vary(5, 20)}`,
  );
  sketch.path(ripples.join(''), { stroke: sky.air[2], 'stroke-width': 0.4, opacity: 0.5 });
  const firs = Array.from({ length: Math.ceil(width / 5) }, (_, at) => {
    const size = sketch.vary(3, 7);
    return trace`M${at * 5 + sketch.vary(0, 4)} ${shore - size + 1}l${size * 0.3} ${size}h${-size * 0.6}z`;
  });
  sketch.path(firs.join(''), { fill: darken(sky.near, 0.15) });
  if (sky.isMisty) drawMist(sketch, sky, shore, 15);
};

/** A snowy ridge close by, with tracks across it. */
export const drawRidge: Painter = (sketch, { sky }) => {
  const { width, height } = sketch;
  const horizon = height * 0.8;
  drawSky(sketch, sky, horizon);
  drawRange(sketch, sky, horizon * 0.85);
  const snow = mix('#ffffff', sky.air[1], sky.isNight ? 0.6 : 0.12);
  const y = height * sketch.vary(0.6, 0.7);
  sketch.path(
    toGround(
      sketch,
      trace`M-9 ${y + 14}Q${width * 0.35} ${y - 4} ${width * 0.55} ${y}T${width + 9} ${y - 10}`,
    ),
    { fill: sketch.gradient([snow, mix(snow, sky.far, 0.35)]) },
  );
  sketch.path(trace`M${width * 0.1} ${height}Q${width * 0.35} ${y + 24} ${width * 0.52} ${y + 3}`, {
    fill: 'none',
    stroke: mix(snow, sky.near, 0.35),
    'stroke-width': 1,
    'stroke-dasharray': '1 1.6',
  });
  sketch.within(trace`translate(${width * 0.53} ${y + 2})`, () => {
    const jacket = sketch.chance.pick<Colour>(['#d8432e', '#e9a03a', '#1f7a8c']);
    sketch.path('M-.9 0-.5-3.4H.8L1.2 0z', { fill: '#222838' });
    sketch.path('M-1.2-3.2Q0-7.4 1.4-3.2z', { fill: jacket });
    sketch.circle(0, -6.4, 0.9, { fill: '#e8c4a0' });
  });
  drawBirds(sketch, sky, horizon * 0.6);
};
