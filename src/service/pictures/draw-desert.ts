import { darken, lighten, mix, type Colour } from './colour.js';
import { drawBirds, drawMist, drawSky } from './draw-sky.js';
import { ridgePoints, straightLine, toGround } from './outlines.js';
import type { Painter } from './scene.js';
import { trace } from './trace.js';
import type { Sky } from './skies.js';

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
