import type { Scene, Subjects } from './scene.js';
import { times, trace } from './text.js';

export const coast: Subjects = {
  lighthouse({ width, height, sky, bottom, draw, drawWater, vary }) {
    const isLit = sky.isNight || sky.altitude === undefined;
    const [x, foot] = [width * vary(0.6, 0.72), height * 0.62];
    return draw`${drawWater(height * vary(0.58, 0.66))}
      ${isLit && draw`#fff3c4,mid^180@.45 M${x} ${foot - 38}L-5 ${foot - 66}V${foot - 34}z`}
      near-15>30far,near-15 M${width * 0.34} ${height}Q${width * 0.46} ${foot + 6} ${x - 10} ${foot}H${width + 1}${bottom}
      <g transform="translate(${x} ${foot})">; #fbf7ef>8:45near M-5 1-3-34H3L5 1z; near@.25 M1-34H3L5 1H2z
      #c8402f>8:40near M-4.5-8l.5-8H4l.5 8zM-3.6-23l.4-7H3.2l.4 7zM-3.4-41 0-45 3.4-41z; #6b2f2a>8:40near R-4 -36 8 2
      ${isLit ? '#fff3b8' : '#d6e6ea>20near'} R-2.4 -41 4.8 5; ${isLit && draw`#fff0b0*90 O0 -38.5 13`}; </g>`;
  },

  'harbour port boats boat'(scene) {
    const { width, height, draw, drawWater, drawAir, vary, happens, between, row } = scene;
    const [horizon, isLeft, count] = [height * vary(0.48, 0.58), happens(0.5), between(2, 4)];
    const [from, until] = isLeft ? [-2, width * 0.45] : [width * 0.55, width];
    return draw`${drawWater(horizon)}${row(from, until, 5, 9, (x, wide) => drawHouse(scene, x, wide, horizon))}
      near-25 R${from - 1} ${horizon} ${width * 0.48} 2
      ${times(count, (at) => {
        const [scale, y] = [0.65 + at * 0.28, horizon + 6 + (at * (height - horizon - 14)) / count];
        const place = trace`translate(${(width * (at + vary(0.3, 0.7))) / count} ${y})`;
        return trace`<g transform="${place} scale(${isLeft ? scale : -scale} ${scale})">${drawBoat(scene)}</g>`;
      })}${drawAir(horizon)}`;
  },

  'beach holiday'({ width, height, sky, bottom, draw, drawWater, drawAir, vary, happens, pick }) {
    const [x, y] = [width * vary(0.2, 0.8), height * vary(0.68, 0.76)];
    const curve = (at: number): string =>
      trace`M-1 ${at + 6}Q${width * 0.45} ${at - 12} ${width + 1} ${at + 9}${bottom}`;
    return draw`${drawWater(height * vary(0.42, 0.5))}; #fff@${sky.isNight ? 0.25 : 0.75} ${curve(y - 2.5)}
      #f0d9a8>12:70near>30high ${curve(y)}; #f0d9a8>12:70near,#ceb98e>12:70near ${curve(y + 3)}
      ${
        !sky.isNight &&
        happens(0.65) &&
        draw`<g transform="translate(${x} ${y + 14}) rotate(${vary(-14, 14)})">
        #6b4a33/.8 M0 0V-17; ${pick('#d8432e #1f7a8c #e9b44c')}>15near M-11-15Q0-28 11-15z; #fff6e6@.85 M-4.5-15Q0-31 4.5-15z
        </g>; near@.25 E${x + 5} ${y + 14} 12 1.6`
      }; ${drawAir(height * 0.46)}`;
  },

  cliffs({ width, height, draw, drawWater, drawAir, vary }) {
    const horizon = height * vary(0.55, 0.62);
    const drawCliff = (reach: number, top: number, bottom: number): string => {
      const [x, y, foot] = [width * reach, horizon - height * top, horizon + height * bottom];
      const edge = trace`M-1 ${y - 5}Q${x * 0.6} ${y + 1} ${x} ${y + 9}`;
      const fold = (at: number): string =>
        trace`M${x * (at + 1) * 0.2} ${y + at * 1.8 + 2}l${vary(-2, 3)} ${(foot - y) * vary(0.4, 0.8)}`;
      return draw`#f3efe4>8:60near,#f3efe4>8:60near>55far ${edge}l3 7-2 5 4 6V${foot}Q${x * 0.5} ${foot + 4}-1 ${foot}z
        far=1.2@.6 ${times(4, fold)}; #6f9a4b>25:75near ${edge}q-3 2-6 0Q${x * 0.5} ${y + 5}-1 ${y}z`;
    };
    return draw`${drawWater(horizon)}${drawCliff(0.62, 0.2, 0.03)}${drawCliff(0.4, 0.32, 0.16)}${drawAir(horizon)}`;
  },
};

function drawHouse(
  { sky, draw, pick, vary, row }: Scene,
  x: number,
  wide: number,
  ground: number,
): string {
  const top = ground + 1 - vary(7, 14);
  const wall = `${pick('#c8553d #e9c46a #f1faee #7a9e9f #d98c5f')}>25:72near`;
  const windows = row(
    x + 1.2,
    x + wide - 1.5,
    2.4,
    2.4,
    (left) => trace`M${left} ${top + 2}h1.1v1.8h-1.1zm0 3.6h1.1v1.8h-1.1z`,
  );
  return draw`${wall} R${x} ${top} ${wide} ${ground + 1 - top}; ${wall}-35 M${x - 0.4} ${top}h${wide + 0.8}L${x + wide / 2} ${top - vary(2, 4)}z
    ${sky.isNight ? '#ffd98a' : 'near-20'}@.85 ${windows}`;
}

function drawBoat({ draw, pick }: Scene): string {
  const hull = `${pick('#f4efe6 #b5382c #1f4e6b #e0a13a #2f6f62')}>15:60near`;
  return draw`near@.35 E0 3.4 11 1.2; ${hull} M-11-2Q0 1 12-3L9 3H-8z; ${hull}-35 M-11-2Q0 1 12-3l-.6 1.2Q0 2-10.6-.9z
    ?50 #fff>20near M-4-.9v-5h6v5z; near-20/.6 M3-1V-17; ?60 #fffaf0>12near M3.6-16.5Q11-9 10.5-3.5L3.6-2.5z`;
}
