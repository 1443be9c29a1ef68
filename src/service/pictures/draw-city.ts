import { darken, mix, type Colour } from './colour.js';
import { drawWater } from './draw-sea.js';
import { drawBirds, drawMist } from './draw-sky.js';
import type { Painter } from './scene.js';
import type { Sketch } from './sketch.js';
import { trace } from './trace.js';
import { areWindowsLit, type Sky } from './skies.js';

const LIT = '#ffd98a';

/** Draws towers in a row, from the ground at `y`, no higher than `high`. */
function drawTowers(sketch: Sketch, sky: Sky, y: number, high: number, fill: Colour): void {
  const windows: string[] = [];
  const masts: string[] = [];
  const shaded = sketch.gradient([mix(fill, sky.air[1], 0.12), fill]);
  for (let x = sketch.vary(-6, 0); x < sketch.width;) {
    const [wide, tall] = [sketch.vary(6, 13), high * sketch.vary(0.3, 1)];
    const top = y - tall;
    const roof = sketch.chance.between(0, 4);
    const slope = roof === 0 ? wide * 0.4 : 0;
    sketch.path(trace`M${x} ${y + 1}V${top}l${wide} ${-slope}V${y + 1}z`, {
      fill: shaded,
    });
    if (roof === 1) masts.push(trace`M${x + wide / 2} ${top}v${-sketch.vary(4, 10)}`);
    if (roof === 2)
      masts.push(
        trace`M${x + wide * 0.2} ${top - 1}h${wide * 0.6}M${x + wide * 0.35} ${top - 2}h${wide * 0.3}`,
      );
    for (let row = top + 3; row < y - 3; row += 3.2) {
      for (let at = x + 1.3; at < x + wide - 1.6; at += 2.1) {
        if (sketch.chance.happens(areWindowsLit(sky) ? 0.35 : 0.16))
          windows.push(trace`M${at} ${row}v1.6`);
      }
    }
    x += wide + (sketch.chance.happens(0.3) ? sketch.vary(0, 3) : 0);
  }
  sketch.path(masts.join(''), { stroke: fill, 'stroke-width': 0.8 });
  const style = areWindowsLit(sky)
    ? { stroke: LIT, opacity: 0.85 }
    : { stroke: sky.air[2], opacity: 0.4 };
  sketch.path(windows.slice(0, 110).join(''), style);
}

/** Towers above water or a park. */
export const drawSkyline: Painter = (sketch, { sky }) => {
  const { height } = sketch;
  const y = height * sketch.vary(0.7, 0.78);
  drawWater(sketch, sky, y / height);
  drawTowers(sketch, sky, y, height * 0.42, mix(sky.far, sky.air[2], 0.25));
  if (sky.isMisty) drawMist(sketch, sky, y, 20);
  drawTowers(sketch, sky, y, height * 0.34, mix(sky.far, sky.near, 0.65));
  sketch.rectangle(-1, y, sketch.width + 2, 1.6, { fill: darken(sky.near, 0.2) });
};

/** A bridge of arches or of cables across a river. */
export const drawBridge: Painter = (sketch, { sky }) => {
  const { width, height } = sketch;
  const horizon = drawWater(sketch, sky, 0.62);
  drawTowers(sketch, sky, horizon, height * 0.2, mix(sky.far, sky.near, 0.3));
  const deck = horizon - sketch.vary(3, 7);
  const stone = mix(
    sketch.chance.pick<Colour>(['#b9a58c', '#a9856b', '#8d8f96']),
    sky.near,
    areWindowsLit(sky) ? 0.6 : 0.25,
  );
  if (sketch.chance.happens(0.55)) {
    const span = width / sketch.chance.between(3, 4);
    let d = trace`M-1 ${deck - 2}H${width + 1}V${horizon + 11}`;
    for (let x = width; x > 1; x -= span) {
      d += trace`H${x - span * 0.08}Q${x - span / 2} ${deck - 12} ${x - span * 0.92} ${horizon + 11}`;
    }
    sketch.path(trace`${d}H-1z`, { fill: sketch.gradient([stone, darken(stone, 0.4)]) });
    sketch.rectangle(-1, deck - 4, width + 2, 2, { fill: darken(stone, 0.2) });
  } else {
    const [left, right, top] = [width * 0.26, width * 0.74, deck - height * 0.34];
    const cables: string[] = [];
    for (let at = -6; at <= 6; at += 1) {
      for (const tower of [left, right])
        cables.push(trace`M${tower} ${top + Math.abs(at)}L${tower + at * 4.4} ${deck}`);
    }
    sketch.path(cables.join(''), { stroke: darken(stone, 0.1), 'stroke-width': 0.4 });
    for (const tower of [left, right]) {
      sketch.polygon(
        [
          [tower - 2.4, horizon + 9],
          [tower - 0.8, top - 2],
          [tower + 0.8, top - 2],
          [tower + 2.4, horizon + 9],
        ],
        { fill: darken(stone, 0.25) },
      );
    }
    sketch.rectangle(-1, deck, width + 2, 2.4, { fill: darken(stone, 0.4) });
  }
  if (sky.isMisty) drawMist(sketch, sky, horizon, 14);
  else drawBirds(sketch, sky, horizon * 0.7);
};
