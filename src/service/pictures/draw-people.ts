import { lighten, type Colour } from './colour.js';
import { drawPerson } from './draw-person.js';
import type { Painter } from './scene.js';
import type { Sketch } from './sketch.js';
import { trace } from './trace.js';

const GROUNDS: readonly (readonly [Colour, Colour])[] = [
  ['#f7d9c4', '#eeb6a0'],
  ['#cfe3e2', '#8fbcbb'],
  ['#f3e2b3', '#e3b45f'],
  ['#d8d4ea', '#9d94c9'],
  ['#dfe8cf', '#a5bd82'],
  ['#f3d3d9', '#d98ba0'],
  ['#3d4f60', '#22303d'],
];

function drawRoom(sketch: Sketch): void {
  const [light, dark] = sketch.chance.pick(GROUNDS);
  sketch.fill(sketch.gradient([light, dark], sketch.chance.pick([90, 60, 120])));
  const shape = sketch.chance.between(0, 2);
  const { width, height } = sketch;
  const style = { fill: lighten(light, 0.4), opacity: 0.5 };
  if (shape === 0) sketch.circle(width * 0.5, height * 0.46, 41, style);
  else if (shape === 1)
    sketch.polygon(
      [
        [0, height],
        [0, height * 0.2],
        [width * 0.7, height],
      ],
      style,
    );
  else sketch.path(trace`M${width * 0.62} 0H${width}V${height}H${width * 0.8}z`, style);
}

/** One face. */
export const drawPortrait: Painter = (sketch) => {
  drawRoom(sketch);
  const scale = sketch.vary(0.92, 1.12);
  const isFlipped = sketch.chance.happens(0.5);
  const below = (sketch.height - 100 * scale) / 2;
  sketch.within(trace`translate(${sketch.vary(-0.1, 0.1) * sketch.width} ${below + 1})`, () =>
    sketch.centred(scale, () => drawPerson(sketch), isFlipped),
  );
};

/** Several people side by side. */
export const drawTeam: Painter = (sketch) => {
  drawRoom(sketch);
  const count = Math.max(2, Math.min(3, Math.round(sketch.width / 42)));
  for (const row of [0, 1]) {
    const scale = (row ? 0.62 : 0.54) * Math.min(1.15, (sketch.width / count / 46) ** 0.6);
    for (let person = 0; person < count - row; person += 1) {
      const x = (sketch.width * (person + (row ? 1 : 0.5))) / count - 50 * scale;
      const y = sketch.height - 100 * scale - (row ? 0 : 22 * scale) + sketch.vary(0, 5);
      sketch.within(trace`translate(${x} ${y}) scale(${scale})`, () => drawPerson(sketch));
    }
  }
};
