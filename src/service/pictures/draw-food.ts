import { darken, lighten, type Colour } from './colour.js';
import type { Painter } from './scene.js';
import type { Sketch } from './sketch.js';
import { trace } from './trace.js';

const FRUITS: readonly (readonly [peel: Colour, flesh: Colour])[] = [
  ['#f08a24', '#ffb347'],
  ['#f2c12e', '#ffe377'],
  ['#8fb53a', '#d3e58a'],
  ['#e4573d', '#ff8f70'],
];
const CLOTHS: readonly Colour[] = [
  '#f6e9d8',
  '#cfe3df',
  '#f9d9c8',
  '#23403c',
  '#dfe3f2',
  '#f4c95d',
];

function drawSlice(sketch: Sketch, peel: Colour, flesh: Colour): void {
  const size = 13;
  sketch.circle(1.5, 2.5, size, { fill: '#1d1526', opacity: 0.16 });
  sketch.circle(0, 0, size, { fill: peel });
  sketch.circle(0, 0, size * 0.9, { fill: '#fff7e2' });
  const wedges = Array.from({ length: 9 }, (_, at) => {
    const point = (turn: number, reach: number): string =>
      trace`${Math.sin(turn) * size * reach} ${Math.cos(turn) * size * reach}`;
    const [from, until] = [at * 0.698 + 0.07, at * 0.698 + 0.63];
    return `M${point((from + until) / 2, 0.1)}L${point(from, 0.76)}Q${point((from + until) / 2, 0.94)} ${point(until, 0.76)}z`;
  });
  sketch.path(wedges.join(''), {
    fill: sketch.gradient([lighten(flesh, 0.2), flesh]),
    stroke: flesh,
    'stroke-width': 1,
    'stroke-linejoin': 'round',
  });
}

/** Fruit, cut and whole, from above. */
export const drawCitrus: Painter = (sketch) => {
  const { width, height } = sketch;
  const cloth = sketch.chance.pick(CLOTHS);
  sketch.fill(sketch.gradient([lighten(cloth, 0.12), cloth], 60));
  const fruits = FRUITS.flatMap(([peel, flesh], at) => [
    sketch.stamp(() => drawSlice(sketch, peel, flesh)),
    sketch.stamp(() => (at % 2 ? drawSlice(sketch, peel, flesh) : drawWhole(sketch, peel))),
  ]);
  const columns = Math.round(width / 34);
  const rows = Math.round(height / 34);
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const x = ((column + (row % 2 ? 0.5 : 0)) * width) / columns + sketch.vary(-2, 2);
      const y = (row * height) / rows + sketch.vary(-2, 2);
      const turn = trace`rotate(${sketch.vary(0, 40)}) scale(${sketch.vary(0.75, 1.15)})`;
      sketch.chance.pick(fruits)(trace`translate(${x} ${y}) ${turn}`);
    }
  }
};

function drawWhole(sketch: Sketch, peel: Colour): void {
  sketch.circle(1.5, 2.5, 13, { fill: '#1d1526', opacity: 0.16 });
  sketch.circle(0, 0, 13, { fill: sketch.gradient([lighten(peel, 0.25), darken(peel, 0.12)], 60) });
  sketch.path('M0-3q7-13 17-9-5 11-17 9z', { fill: '#4c8a4f' });
}

/** A cup of coffee and a croissant's worth of table, from above. */
export const drawCoffee: Painter = (sketch) => {
  const { width, height } = sketch;
  const wood = sketch.chance.pick<Colour>(['#b98a5e', '#8a5f3f', '#d9c3a5', '#3d3a42']);
  sketch.fill(wood);
  const planks = Array.from(
    { length: Math.ceil(width / 24) },
    (_, at) => trace`M${at * 24} 0V${height}`,
  );
  sketch.path(planks.join(''), { stroke: darken(wood, 0.3), 'stroke-width': 0.6, opacity: 0.7 });
  sketch.circle(width * 0.3, height * 0.2, 70, { fill: sketch.glow('#fff3d8', 0.4) });
  const cup = sketch.chance.pick<Colour>(['#f7f4ee', '#2f4858', '#d9694f', '#81a596']);
  const isLeft = sketch.chance.happens(0.5);
  sketch.within(
    trace`translate(${width * (isLeft ? 0.4 : 0.58)} ${height * 0.52}) rotate(${sketch.vary(-60, 30)})`,
    () => {
      sketch.circle(3, 5, 36, { fill: '#1d1014', opacity: 0.22 });
      sketch.circle(0, 0, 35, { fill: sketch.gradient([lighten(cup, 0.3), darken(cup, 0.1)], 60) });
      sketch.circle(0, 0, 25, { fill: 'none', stroke: darken(cup, 0.2), 'stroke-width': 0.8 });
      sketch.rectangle(18, -4, 19, 8, { fill: darken(cup, 0.08), rx: 4 });
      sketch.circle(1.5, 2.5, 22, { fill: '#1d1014', opacity: 0.25 });
      sketch.circle(0, 0, 22, { fill: lighten(cup, 0.12) });
      sketch.circle(0, 0, 19.5, { fill: sketch.gradient(['#5b3220', '#7d4a2c']) });
      sketch.path('M0 13Q-15 4-12-5-8-12 0-5 8-12 12-5 15 4 0 13z', { fill: '#f0dcc0' });
      sketch.path('M0 8Q-9 2-7-3-4-7 0-2 4-7 7-3 9 2 0 8z', { fill: '#8a5434' });
      sketch.path('M0 4Q-4 1-3-1-1-3 0 0 1-3 3-1 4 1 0 4z', { fill: '#f0dcc0' });
    },
  );
  sketch.within(
    trace`translate(${width * (isLeft ? 0.82 : 0.14)} ${height * 0.5}) rotate(${sketch.vary(-8, 8)})`,
    () => {
      sketch.path('M-1-10V34', { stroke: '#d5d9dc', 'stroke-width': 2, 'stroke-linecap': 'round' });
      sketch.ellipse(-1, -16, 4, 7, { fill: sketch.gradient(['#f2f4f5', '#a9b0b6'], 20) });
    },
  );
};
