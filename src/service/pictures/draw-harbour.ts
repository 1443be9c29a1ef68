import { darken, mix, type Colour } from './colour.js';
import { drawBirds, drawMist } from './draw-sky.js';
import { drawWater } from './draw-sea.js';
import type { Painter } from './scene.js';
import type { Sketch } from './sketch.js';
import { trace } from './trace.js';
import type { Sky } from './skies.js';

/** Boats at anchor before a row of houses. */
export const drawHarbour: Painter = (sketch, { sky }) => {
  const horizon = drawWater(sketch, sky, sketch.vary(0.48, 0.58));
  const isLeft = sketch.chance.happens(0.5);
  drawHouses(sketch, sky, horizon, isLeft);
  const count = sketch.chance.between(2, 4);
  for (let boat = 0; boat < count; boat += 1) {
    const scale = 0.65 + boat * 0.28;
    const x = sketch.width * ((boat + sketch.vary(0.3, 0.7)) / count);
    const y = horizon + 6 + boat * ((sketch.height - horizon - 14) / count);
    drawBoat(sketch, sky, x, y, isLeft ? scale : -scale, Math.abs(scale));
  }
  if (sky.isMisty) drawMist(sketch, sky, horizon, 12);
  else drawBirds(sketch, sky, horizon);
};

function drawHouses(sketch: Sketch, sky: Sky, horizon: number, isLeft: boolean): void {
  const walls: readonly Colour[] = ['#c8553d', '#e9c46a', '#f1faee', '#7a9e9f', '#d98c5f'];
  const shade = sky.isNight ? 0.72 : 0.25;
  const windows: string[] = [];
  let x = isLeft ? -2 : sketch.width * 0.55;
  const end = isLeft ? sketch.width * 0.45 : sketch.width;
  while (x < end) {
    const [wide, high] = [sketch.vary(5, 9), sketch.vary(7, 14)];
    const wall = mix(sketch.chance.pick(walls), sky.near, shade);
    const top = horizon + 1 - high;
    sketch.rectangle(x, top, wide, high, { fill: wall });
    sketch.polygon(
      [
        [x - 0.4, top],
        [x + wide / 2, top - sketch.vary(2, 4)],
        [x + wide + 0.4, top],
      ],
      { fill: darken(wall, 0.35) },
    );
    for (let at = x + 1.2; at < x + wide - 1.5; at += 2.4) {
      windows.push(trace`M${at} ${top + 2}h1.1v1.8h-1.1zm0 3.6h1.1v1.8h-1.1z`);
    }
    x += wide;
  }
  sketch.path(windows.join(''), {
    fill: sky.isNight ? '#ffd98a' : darken(sky.near, 0.2),
    opacity: 0.85,
  });
  const quay = isLeft ? -1 : sketch.width * 0.53;
  sketch.rectangle(quay, horizon, sketch.width * 0.48, 2, { fill: darken(sky.near, 0.25) });
}

function drawBoat(
  sketch: Sketch,
  sky: Sky,
  x: number,
  y: number,
  scaleX: number,
  scaleY: number,
): void {
  const hull = sketch.chance.pick<Colour>(['#f4efe6', '#b5382c', '#1f4e6b', '#e0a13a', '#2f6f62']);
  const shaded = mix(hull, sky.near, sky.isNight ? 0.6 : 0.15);
  sketch.within(trace`translate(${x} ${y}) scale(${scaleX} ${scaleY})`, () => {
    sketch.ellipse(0, 3.4, 11, 1.2, { fill: sky.near, opacity: 0.35 });
    sketch.path('M-11-2Q0 1 12-3L9 3H-8z', { fill: shaded });
    sketch.path('M-11-2Q0 1 12-3l-.6 1.2Q0 2-10.6-.9z', { fill: darken(shaded, 0.35) });
    if (sketch.chance.happens(0.5))
      sketch.path('M-4-.9v-5h6v5z', { fill: mix('#ffffff', sky.near, 0.2) });
    sketch.path('M3-1V-17', { stroke: darken(sky.near, 0.2), 'stroke-width': 0.6 });
    if (sketch.chance.happens(0.6)) {
      sketch.path('M3.6-16.5Q11-9 10.5-3.5L3.6-2.5z', { fill: mix('#fffaf0', sky.near, 0.12) });
    }
  });
}
