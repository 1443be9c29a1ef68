import { darken, mix, type Colour } from './colour.js';
import { drawMist, drawSky } from './draw-sky.js';
import { ridgePoints, softLine, toGround } from './outlines.js';
import type { Painter } from './scene.js';
import type { Sketch } from './sketch.js';
import { trace } from './trace.js';

function drawGround(sketch: Sketch, y: number, colour: Colour): void {
  const line = softLine(ridgePoints(sketch, { y, rise: 3, step: 18 }));
  sketch.path(toGround(sketch, line), { fill: sketch.gradient([colour, darken(colour, 0.35)]) });
}

/** Firs in rows, paler the further off. */
export const drawPines: Painter = (sketch, { sky }) => {
  const { width, height } = sketch;
  drawSky(sketch, sky, height);
  for (let layer = 0; layer < 4; layer += 1) {
    const share = layer / 3;
    const foot = height * (0.62 + share * 0.36);
    const fill = mix(mix(sky.far, sky.air[2], 0.35), darken(sky.near, 0.2), share);
    const firs: string[] = [];
    for (let x = sketch.vary(-8, 2); x < width + 6; x += (6 + layer * 4) * sketch.vary(0.6, 1.5)) {
      const size = (20 + layer * 13) * sketch.vary(0.7, 1.25);
      const half = size * 0.17;
      firs.push(
        trace`M${x} ${foot - size}l${half * 0.6} ${size * 0.33}h${-half * 0.25}l${half * 0.6} ${size * 0.3}h${-half * 0.3}` +
          trace`l${half * 0.6} ${size * 0.4}h${-half * 2.5}l${half * 0.6} ${-size * 0.4}h${-half * 0.3}l${half * 0.6} ${-size * 0.3}h${-half * 0.25}z`,
      );
    }
    sketch.path(firs.join(''), { fill });
    sketch.rectangle(-1, foot - 1 - layer * 3, width + 2, height, { fill });
    if (layer < 3) drawMist(sketch, sky, foot - 1, sky.isMisty ? 12 : 6);
  }
};

/** White trunks close by, with leaves of the season above. */
export const drawBirches: Painter = (sketch, { sky, words }) => {
  const { width, height } = sketch;
  drawSky(sketch, sky, height);
  const isBare = words.has('winter');
  const isGold = words.has('autumn') || sketch.chance.happens(0.3);
  const leaf = mix(isGold ? '#e0a030' : '#86a84a', sky.near, sky.isNight ? 0.7 : 0.12);
  drawGround(sketch, height * 0.8, isBare ? mix('#ffffff', sky.far, 0.35) : darken(leaf, 0.35));
  for (let layer = 0; layer < 3; layer += 1) {
    const near = layer / 2;
    const bark = mix(
      mix('#f4efe8', sky.air[2], 0.6 - near * 0.5),
      sky.near,
      sky.isNight ? 0.6 : 0.05,
    );
    const marks: string[] = [];
    for (let x = sketch.vary(2, 8); x < width; x += (9 + layer * 9) * sketch.vary(0.6, 1.4)) {
      const wide = 1 + layer * 1.1;
      const foot = height * (0.78 + near * 0.14);
      sketch.path(
        trace`M${x} ${foot}L${x + wide * 0.2} -2h${wide * 0.7}L${x + wide * 1.2} ${foot}z`,
        { fill: bark },
      );
      for (let mark = 0; mark < 4 * near; mark += 1) {
        marks.push(trace`M${x + 0.3} ${sketch.vary(2, foot - 4)}h${wide * sketch.vary(0.3, 0.7)}`);
      }
    }
    sketch.path(marks.join(''), {
      stroke: darken(sky.near, 0.2),
      'stroke-width': 0.7,
      opacity: 0.8,
    });
    if (isBare) continue;
    for (let crown = 0; crown < 9; crown += 1) {
      const fill = mix(leaf, crown % 2 ? '#fff2b0' : sky.near, sketch.vary(0.05, 0.35));
      const [x, y] = [sketch.vary(-4, width + 4), sketch.vary(-8, 22 + layer * 4)];
      sketch.ellipse(x, y, sketch.vary(7, 15), sketch.vary(5, 11), { fill, opacity: 0.75 });
    }
  }
  if (sky.isMisty) drawMist(sketch, sky, height * 0.72, 20);
};
