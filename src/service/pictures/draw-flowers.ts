import { darken, lighten, mix, type Colour } from './colour.js';
import { drawBackdrop, GREENS } from './draw-garden.js';
import type { Painter } from './scene.js';
import type { Sketch } from './sketch.js';
import { trace } from './trace.js';

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
    const heads = [0.1, 0.35, 0.5].map((share) => {
      const colour = mix(sketch.chance.pick(colours), sketch.chance.pick(colours), share);
      return sketch.stamp(() => draw(sketch, colour));
    });
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
      const turn = trace`rotate(${-bend * 1.6}) scale(${scale})`;
      sketch.chance.pick(heads)(trace`translate(${x} ${y}) ${turn}`);
    }
  };
}

/** Tulips on their stems. */
export const drawTulips = flowers(drawTulipHead, ['#d8342f', '#e8536b', '#f2913d', '#f3c1c6']);

/** Poppies with dark hearts. */
export const drawPoppies = flowers(drawPoppyHead, ['#e0402b', '#d62f3a', '#f0683c']);

/** Daisies, white with yellow hearts. */
export const drawDaisies = flowers(drawDaisyHead, ['#ffffff', '#fdf0f4', '#f6f0ff']);
