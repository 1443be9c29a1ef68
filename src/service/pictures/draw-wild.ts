import { darken, lighten, mix, type Colour } from './colour.js';
import { drawBirds, drawMist, drawSky } from './draw-sky.js';
import { ridgePoints, softLine, straightLine, toGround } from './outlines.js';
import type { Painter } from './scene.js';
import { trace, type Sketch } from './sketch.js';
import type { Sky } from './skies.js';

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
    for (
      let x = sketch.vary(-8, 2);
      x < width + 6;
      x += (5 + layer * 3.5) * sketch.vary(0.6, 1.5)
    ) {
      const size = (20 + layer * 13) * sketch.vary(0.7, 1.25);
      const half = size * 0.17;
      firs.push(
        trace`M${x} ${foot - size}l${half * 0.6} ${size * 0.33}h${-half * 0.25}l${half * 0.6} ${size * 0.3}h${-half * 0.3}` +
          trace`l${half * 0.6} ${size * 0.4}h${-half * 2.5}l${half * 0.6} ${-size * 0.4}h${-half * 0.3}l${half * 0.6} ${-size * 0.3}h${-half * 0.25}z`,
      );
    }
    sketch.path(firs.join(''), { fill });
    sketch.rectangle(-1, foot - 1, width + 2, height, { fill });
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

/** Sand in waves, lit from one side. */
export const drawDunes: Painter = (sketch, { sky }) => {
  const { width, height } = sketch;
  const horizon = height * sketch.vary(0.42, 0.52);
  drawSky(sketch, sky, horizon + 14);
  const sand = mix(
    sketch.chance.pick<Colour>(['#e5a860', '#d98a52', '#edc489']),
    sky.near,
    shade(sky),
  );
  for (let dune = 0; dune < 4; dune += 1) {
    const y = horizon + dune * (height - horizon) * 0.23;
    const crest = width * sketch.vary(0.2, 0.8);
    const lift = sketch.vary(7, 15);
    const fill = mix(sand, sky.air[2], 0.4 - dune * 0.13);
    const back = trace`M-2 ${y + 12}Q${crest * 0.6} ${y + 6} ${crest} ${y - lift}`;
    sketch.path(
      toGround(
        sketch,
        trace`${back}Q${crest + 14} ${y + 2} ${width + 2} ${y + sketch.vary(4, 13)}`,
      ),
      {
        fill: sketch.gradient([lighten(fill, 0.1), fill]),
      },
    );
    const fold = trace`M${crest} ${y - lift}q${sketch.vary(-2, 4)} ${lift} ${sketch.vary(-14, -4)} ${lift * 1.8}T${crest - 8} ${height + 1}`;
    sketch.path(trace`${fold}H${width + 2}V${y + 9}Q${crest + 14} ${y + 2} ${crest} ${y - lift}z`, {
      fill: darken(fill, 0.3),
      opacity: 0.55,
    });
  }
  if (sky.isMisty) drawMist(sketch, sky, horizon + 8, 14);
};

/** Rock in layers on both sides of a gap. */
export const drawCanyon: Painter = (sketch, { sky }) => {
  const { width, height } = sketch;
  const horizon = height * 0.6;
  drawSky(sketch, sky, horizon);
  const rock = mix('#c8643c', sky.near, shade(sky));
  for (let layer = 0; layer < 3; layer += 1) {
    const y = height * (0.34 + layer * 0.17);
    const fill = mix(mix(rock, sky.far, 0.5), darken(rock, 0.2), layer / 2);
    const points = ridgePoints(sketch, { y, rise: 13, step: 12 });
    const stepped = points.flatMap(([x, at], index) => {
      const next = points[index + 1];
      return next
        ? ([
            [x, at],
            [next[0] - 2, at],
          ] as const)
        : [[x, at] as const];
    });
    const strata = sketch.gradient([
      [lighten(fill, 0.22), 0],
      [fill, 0.16],
      [lighten(fill, 0.12), 0.3],
      [darken(fill, 0.18), 0.42],
      [fill, 0.6],
      [darken(fill, 0.3), 1],
    ]);
    sketch.path(toGround(sketch, straightLine(stepped)), { fill: strata });
  }
  const [x, wide] = [width * sketch.vary(0.35, 0.65), sketch.vary(6, 11)];
  const water = mix(sky.air[1], sky.air[2], 0.4);
  sketch.path(
    trace`M${x} ${height * 0.78}q${wide * 2} 8 ${wide * 0.4} 13T${x + wide} ${height + 1}h${wide * 2.4}q${-wide} -8 ${-wide * 0.5}-12T${x + 1} ${height * 0.78}z`,
    { fill: water },
  );
  if (sky.isMisty) drawMist(sketch, sky, horizon, 14);
  else if (!sky.isNight) drawBirds(sketch, sky, height * 0.4);
};

function shade(sky: Sky): number {
  return sky.isNight ? 0.72 : 0.1;
}
