import { darken, mix, type Colour } from './colour.js';
import { drawWater } from './draw-sea.js';
import { drawBirds, drawMist, drawSky } from './draw-sky.js';
import type { Painter } from './scene.js';
import { trace, type Sketch } from './sketch.js';
import type { Sky } from './skies.js';

const LIT = '#ffd98a';

function isLit(sky: Sky): boolean {
  return sky.isNight === true || (sky.altitude ?? 0) === 0;
}

/** Draws towers in a row, from the ground at `y`, no higher than `high`. */
function drawTowers(sketch: Sketch, sky: Sky, y: number, high: number, fill: Colour): void {
  const windows: string[] = [];
  const masts: string[] = [];
  for (let x = sketch.vary(-6, 0); x < sketch.width;) {
    const [wide, tall] = [sketch.vary(6, 13), high * sketch.vary(0.3, 1)];
    const top = y - tall;
    const roof = sketch.chance.between(0, 4);
    const slope = roof === 0 ? wide * 0.4 : 0;
    sketch.path(trace`M${x} ${y + 1}V${top}l${wide} ${-slope}V${y + 1}z`, {
      fill: sketch.gradient([mix(fill, sky.air[1], 0.12), fill]),
    });
    if (roof === 1) masts.push(trace`M${x + wide / 2} ${top}v${-sketch.vary(4, 10)}`);
    if (roof === 2)
      masts.push(
        trace`M${x + wide * 0.2} ${top - 1}h${wide * 0.6}M${x + wide * 0.35} ${top - 2}h${wide * 0.3}`,
      );
    for (let row = top + 3; row < y - 3; row += 3.2) {
      for (let at = x + 1.3; at < x + wide - 1.6; at += 2.1) {
        if (sketch.chance.happens(isLit(sky) ? 0.35 : 0.16))
          windows.push(trace`M${at} ${row}h1v1.6h-1z`);
      }
    }
    x += wide + (sketch.chance.happens(0.3) ? sketch.vary(0, 3) : 0);
  }
  sketch.path(masts.join(''), { stroke: fill, 'stroke-width': 0.8 });
  const style = isLit(sky) ? { fill: LIT, opacity: 0.85 } : { fill: sky.air[2], opacity: 0.4 };
  sketch.path(windows.slice(0, 90).join(''), style);
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
    isLit(sky) ? 0.6 : 0.25,
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
    const wall = mix(walls[pick] ?? '#ffffff', sky.near, isLit(sky) ? 0.6 : 0.12);
    const [wide, tall] = [sketch.vary(15, 22), height * sketch.vary(0.42, 0.6)];
    drawHouse(sketch, sky, { x, wide, top: ground - tall, ground, wall });
    x += wide;
  }
  const paving = mix('#a89c90', sky.near, isLit(sky) ? 0.7 : 0.3);
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
      (isLit(sky) && sketch.chance.happens(0.6) ? lit : unlit).push(window);
    }
  }
  const door = x + wide * sketch.vary(0.2, 0.6);
  unlit.push(trace`M${door} ${ground}v-9q2.2-2.4 4.4 0v9z`);
  sketch.path(unlit.join(''), { fill: mix(dark, sky.air[0], 0.3) });
  sketch.path(lit.join(''), { fill: LIT });
}
