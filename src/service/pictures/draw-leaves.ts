import { darken, lighten, mix, type Colour } from './colour.js';
import { drawBackdrop, GREENS } from './draw-garden.js';
import type { Painter } from './scene.js';
import type { Sketch } from './sketch.js';
import { trace } from './trace.js';

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
    const shades = [darken(green, 0.4), darken(green, 0.1), lighten(green, 0.08)];
    const stamps = shades.map((shade) => sketch.stamp(() => draw(sketch, shade)));
    for (let at = 0; at < count; at += 1) {
      const x = sketch.width * ((at * 0.618 + sketch.vary(0, 0.2)) % 1);
      const y = sketch.height * sketch.vary(0.92, 1.14);
      const scale = sketch.vary(0.7, 0.95) * (count === 3 ? 1.25 : 1);
      const turn = trace`rotate(${sketch.vary(-34, 34)}) scale(${scale})`;
      stamps[Math.floor((at * 3) / count)]?.(trace`translate(${x} ${y}) ${turn}`);
    }
  };
}

/** Fronds of fern. */
export const drawFerns = leaves(drawFern);

/** Large split leaves. */
export const drawMonstera = leaves(drawMonsteraLeaf);

/** Twigs with narrow leaves and olives. */
export const drawOlives = leaves(drawOlive);
