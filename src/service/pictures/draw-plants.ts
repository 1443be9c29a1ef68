import { darken, lighten, mix, type Colour } from './colour.js';
import type { Painter, Scene } from './scene.js';
import { trace, type Sketch } from './sketch.js';

const GREENS: readonly Colour[] = ['#2f6b45', '#4c8a4f', '#6b8f4a', '#1f5a50', '#7da06a'];
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
function drawBackdrop(sketch: Sketch, { words }: Scene): void {
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

function drawStem(sketch: Sketch, x: number, y: number, bend: number, fill: Colour): void {
  const foot = sketch.height + 3;
  const stroke = { fill: 'none', stroke: fill, 'stroke-linecap': 'round' };
  sketch.path(trace`M${x + bend} ${foot}Q${x + bend} ${(y + foot) / 2} ${x} ${y}`, {
    ...stroke,
    'stroke-width': 2,
  });
}

/** How a flower's head is drawn, around 0, about 20 across. */
type DrawHead = (sketch: Sketch, colour: Colour) => void;

const drawTulipHead: DrawHead = (sketch, colour) => {
  sketch.path('M-9-6Q-13 14 0 14T9-6L5-12Q3-6 0-14-3-6-5-12z', { fill: darken(colour, 0.18) });
  sketch.path('M-9.500-9Q-14 14 0 14-3-2-9.500-9z', { fill: colour });
  sketch.path('M9.500-9Q14 14 0 14 3-2 9.500-9z', { fill: mix(colour, '#ffd9a0', 0.2) });
  sketch.path('M0-13Q8 4 0 14-8 4 0-13z', { fill: lighten(colour, 0.16) });
};

const drawPoppyHead: DrawHead = (sketch, colour) => {
  sketch.path('M0 3Q-22 6-18-8-10-20 0-10 10-20 18-8 22 6 0 3z', { fill: darken(colour, 0.1) });
  sketch.path('M0-3Q-20 0-15 11-6 18 0 9 6 18 15 11 20 0 0-3z', { fill: lighten(colour, 0.12) });
  sketch.circle(0, 1, 4.2, { fill: '#221822' });
  sketch.path('M-5 1h10M0-4V6M-3.500-2.500 3.500 4.500M3.500-2.500-3.500 4.500', {
    stroke: '#e8c95a',
    'stroke-width': 0.7,
    'stroke-dasharray': '.6 3.200',
  });
};

const drawDaisyHead: DrawHead = (sketch, colour) => {
  const petals = Array.from({ length: 13 }, (_, at) => {
    const turn = at * 0.4833;
    const [x, y] = [Math.sin(turn), Math.cos(turn)];
    return trace`M0 0Q${x * 11 - y * 5} ${y * 11 + x * 5} ${x * 17} ${y * 17}Q${x * 11 + y * 5} ${y * 11 - x * 5} 0 0z`;
  });
  sketch.path(petals.join(''), {
    fill: mix('#ffffff', colour, 0.08),
    stroke: mix('#c9c4d6', colour, 0.2),
    'stroke-width': 0.3,
  });
  sketch.circle(0, 0, 5, { fill: sketch.gradient(['#f9cf4a', '#e09a22']) });
};

function flowers(draw: DrawHead, colours: readonly Colour[]): Painter {
  return (sketch, scene) => {
    drawBackdrop(sketch, scene);
    const isClose = scene.words.has('close-up');
    const count = isClose ? 1 : Math.max(3, Math.round(sketch.width / 26));
    const colour = sketch.chance.pick(colours);
    for (let at = 0; at < count; at += 1) {
      const scale = isClose ? 2.2 : sketch.vary(0.75, 1.25);
      const x = sketch.width * ((at + sketch.vary(0.25, 0.75)) / count);
      const y = sketch.height * (isClose ? 0.46 : sketch.vary(0.25, 0.62));
      const green = sketch.chance.pick(GREENS);
      const bend = sketch.vary(-9, 9);
      drawStem(sketch, x, y, bend, green);
      const leaf = sketch.vary(0.6, 1.1) * (at % 2 ? -1 : 1);
      sketch.within(
        trace`translate(${x + bend * 0.7} ${sketch.height * 0.93}) scale(${leaf} 1)`,
        () => sketch.path('M0 8Q3-14 17-22 14-2 0 8z', { fill: green, opacity: 0.9 }),
      );
      sketch.within(trace`translate(${x} ${y}) rotate(${-bend * 1.6}) scale(${scale})`, () =>
        draw(sketch, mix(colour, sketch.chance.pick(colours), sketch.vary(0, 0.5))),
      );
    }
  };
}

/** Tulips on their stems. */
export const drawTulips = flowers(drawTulipHead, ['#d8342f', '#e8536b', '#f2913d', '#f3c1c6']);

/** Poppies with dark hearts. */
export const drawPoppies = flowers(drawPoppyHead, ['#e0402b', '#d62f3a', '#f0683c']);

/** Daisies, white with yellow hearts. */
export const drawDaisies = flowers(drawDaisyHead, ['#ffffff', '#fdf0f4', '#f6f0ff']);

/** A way to draw one leaf: it grows up from 0, 0, about 100 long. */
type DrawLeaf = (sketch: Sketch, green: Colour) => void;

const drawFern: DrawLeaf = (sketch, green) => {
  const fronds = Array.from({ length: 22 }, (_, at) => {
    const [y, side] = [-8 - Math.floor(at / 2) * 8.2, at % 2 ? 1 : -1];
    const reach = side * (27 - Math.abs(at - 6) * 1.15);
    return trace`M0 ${y}Q${reach * 0.6} ${y - 11} ${reach} ${y - 5}Q${reach * 0.5} ${y + 1} 0 ${y + 2}z`;
  });
  sketch.path(fronds.join(''), { fill: green });
  sketch.path('M0 6V-100', { stroke: lighten(green, 0.25), 'stroke-width': 1 });
};

const drawMonsteraLeaf: DrawLeaf = (sketch, green) => {
  sketch.path(
    'M0 0Q-14-6-26-2-44 2-46-22L-26-26-50-32Q-52-48-44-58L-22-44-38-68Q-30-84-14-90L-8-62-6-96 0-102Q16-98 28-88L12-56 36-80Q48-66 50-52L22-38 50-42Q52-26 46-14L20-20 38-4Q18 4 0 0z',
    { fill: sketch.gradient([lighten(green, 0.14), darken(green, 0.18)], 60) },
  );
  sketch.path(
    'M0 12Q-1-50 0-98M0-20L-30-14M0-36L-34-38M0-54L-28-64M0-20 30-10M0-36 36-34M0-54 30-68',
    { fill: 'none', stroke: lighten(green, 0.4), 'stroke-width': 1, opacity: 0.7 },
  );
};

const drawOlive: DrawLeaf = (sketch, green) => {
  const pale = mix(green, '#b8c4a0', 0.45);
  sketch.path('M0 8Q4-50-3-100', { fill: 'none', stroke: '#7a5f43', 'stroke-width': 1.6 });
  for (let at = 0; at < 11; at += 1) {
    const turn = (at % 2 ? 1 : -1) * (52 - at * 2) + 4;
    sketch.within(trace`translate(${2 - at * 0.4} ${-4 - at * 9}) rotate(${turn})`, () => {
      sketch.path('M0 0Q-7-14 0-30 7-14 0 0z', { fill: at % 3 ? pale : green });
      if (at % 4 === 1) sketch.ellipse(5, -7, 4, 5.4, { fill: mix('#4a3a5a', green, 0.35) });
    });
  }
};

function leaves(draw: DrawLeaf): Painter {
  return (sketch, scene) => {
    drawBackdrop(sketch, scene);
    const green = sketch.chance.pick(GREENS);
    const count = scene.words.has('close-up') ? 3 : 7;
    for (let at = 0; at < count; at += 1) {
      const depth = at / (count - 1);
      const x = sketch.width * ((at * 0.618 + sketch.vary(0, 0.2)) % 1);
      const y = sketch.height * sketch.vary(0.92, 1.14);
      const scale = sketch.vary(0.7, 0.95) * (count === 3 ? 1.25 : 1);
      const shade = mix(darken(green, 0.4), lighten(green, 0.08), depth);
      sketch.within(
        trace`translate(${x} ${y}) rotate(${sketch.vary(-34, 34)}) scale(${scale})`,
        () => draw(sketch, shade),
      );
    }
  };
}

/** Fronds of fern. */
export const drawFerns = leaves(drawFern);

/** Large split leaves. */
export const drawMonstera = leaves(drawMonsteraLeaf);

/** Twigs with narrow leaves and olives. */
export const drawOlives = leaves(drawOlive);
