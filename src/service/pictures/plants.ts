import type { Painter, Scene, Subjects } from './scene.js';
import { times, trace } from './text.js';

/** The colours of stems and leaves. */
const GREENS = '#2f6b45 #4c8a4f #6b8f4a #1f5a50 #7da06a';

/** Heads of flowers around 0, about 30 across; leaves that grow up from 0, about 100 long. `c` is the colour. */
export const plants: Subjects = {
  'tulip tulips garden': flowers(
    '#d8342f #e8536b #f2913d #f3c1c6',
    ({ draw }) => draw`
    c-18 M-9-6Q-13 14 0 14T9-6L5-12Q3-6 0-14-3-6-5-12z; c M-9.5-9Q-14 14 0 14-3-2-9.5-9z
    c>20#ffd9a0 M9.5-9Q14 14 0 14 3-2 9.5-9z; c+16 M0-13Q8 4 0 14-8 4 0-13z`,
  ),

  'poppy poppies': flowers(
    '#e0402b #d62f3a #f0683c',
    ({ draw }) => draw`
    c-10 M0 3Q-22 6-18-8-10-20 0-10 10-20 18-8 22 6 0 3z; c+12 M0-3Q-20 0-15 11-6 18 0 9 6 18 15 11 20 0 0-3z; #221822 O0 1 4.2
    #e8c95a/.7 M-5 1h.2m9.6 0h.2M0-4v.2m0 9.600v.2M-3.5-2.5l.1.1m6.8 6.8.1.1M3.5-2.5l-.1.1m-6.8 6.8-.1.1M-1.5 1h.1m2.8 0h.1`,
  ),

  'daisy daisies flower flowers': flowers('#fff #fdf0f4 #f6f0ff', ({ draw }) => {
    const petals = times(13, (at) => {
      const [x, y] = [Math.sin(at * 0.4833), Math.cos(at * 0.4833)];
      return trace`M0 0Q${x * 11 - y * 5} ${y * 11 + x * 5} ${x * 17} ${y * 17}Q${x * 11 + y * 5} ${y * 11 - x * 5} 0 0z`;
    });
    return draw`#fff>8c ${petals}; #c9c4d6/.3 ${petals}; #f9cf4a,#e09a22 O0 0 5`;
  }),

  'fern leaves': leaves(({ draw }) => {
    const fronds = times(22, (at) => {
      const [y, reach] = [
        -8 - Math.floor(at / 2) * 8.2,
        (at % 2 ? 1 : -1) * (27 - Math.abs(at - 6) * 1.15),
      ];
      return trace`M0 ${y}Q${reach * 0.6} ${y - 11} ${reach} ${y - 5}Q${reach * 0.5} ${y + 1} 0 ${y + 2}z`;
    });
    return draw`c ${fronds}; c+25=1 M0 6V-100`;
  }),

  'leaf houseplant': leaves(
    ({ draw }) => draw`
    c+14,c-18^60 M0 0Q-14-6-26-2-44 2-46-22L-26-26-50-32Q-52-48-44-58L-22-44-38-68Q-30-84-14-90L-8-62-6-96 0-102Q16-98 28-88L12-56 36-80Q48-66 50-52L22-38 50-42Q52-26 46-14L20-20 38-4Q18 4 0 0z
    c+40/1@.7 M0 12Q-1-50 0-98M0-20L-30-14M0-36L-34-38M0-54L-28-64M0-20 30-10M0-36 36-34M0-54 30-68`,
  ),

  'branch olive botanical': leaves(
    ({ draw }) =>
      draw`#7a5f43/1.6 M0 8Q4-50-3-100; ${times(
        11,
        (at) => draw`
    <g transform="translate(${2 - at * 0.4} ${-4 - at * 9}) rotate(${(at % 2 ? 1 : -1) * (52 - at * 2) + 4})">
    c>${at % 3 ? 45 : 0}#b8c4a0 M0 0Q-7-14 0-30 7-14 0 0z; ${at % 4 === 1 && draw`#4a3a5a>35c E5 -7 4 5.4`}; </g>`,
      )}`,
  ),
};

function flowers(colours: string, drawHead: Painter): Painter {
  return (scene) => {
    const { width, height, words, name, draw, stamp, pick, vary, between } = scene;
    const isClose = words.has('close-up');
    const count = isClose ? 1 : Math.max(3, Math.round(width / 26));
    const heads = times(3, (at) => {
      name('c', `${pick(colours)}>${at * 20}${pick(colours)}`);
      return stamp(drawHead(scene));
    });
    const stems = times(count, (at) => {
      const x = width * ((at + vary(0.25, 0.75)) / count);
      const y = height * (isClose ? 0.46 : vary(0.25, 0.62));
      const [bend, green, leaf] = [vary(-9, 9), pick(GREENS), vary(0.6, 1.1) * (at % 2 ? -1 : 1)];
      const head = trace`translate(${x} ${y}) rotate(${-bend * 1.6}) scale(${(isClose ? 2.2 : 1) * vary(0.75, 1.25)})`;
      return draw`${green}/2 M${x + bend} ${height + 3}Q${x + bend} ${(y + height + 3) / 2} ${x} ${y}
        <g transform="translate(${x + bend * 0.7} ${height * 0.93}) scale(${leaf} 1)">; ${green}@.9 M0 8Q3-14 17-22 14-2 0 8z; </g>
        ${heads[between(0, 2)]?.(head)}`;
    });
    return drawBackdrop(scene) + stems.join('');
  };
}

function leaves(drawLeaf: Painter): Painter {
  return (scene) => {
    const { width, height, words, name, stamp, pick, vary } = scene;
    const isClose = words.has('close-up');
    const [green, count, size] = [pick(GREENS), isClose ? 3 : 7, isClose ? 1.25 : 1];
    const stamps = ['-40', '-10', '+8'].map((shade) => {
      name('c', green + shade);
      return stamp(drawLeaf(scene));
    });
    const drawn = times(count, (at) => {
      const place = trace`translate(${width * ((at * 0.618 + vary(0, 0.2)) % 1)} ${height * vary(0.92, 1.14)})`;
      return stamps[Math.floor((at * 3) / count)]?.(
        trace`${place} rotate(${vary(-34, 34)}) scale(${vary(0.7, 0.95) * size})`,
      );
    });
    return drawBackdrop(scene) + drawn.join('');
  };
}

/** The ground and blurred lights. */
function drawBackdrop({ width, height, words, draw, name, pick }: Scene): string {
  if (words.has('white') && words.has('on')) return draw`#fbfaf6 R0 0 ${width} ${height}`;
  const grounds =
    '#fdf3e3,#f4d9c0 #eaf2e6,#c5dbc3 #12332d,#0b211f #fbe4e0,#f1b9b4 #dfeaf2,#a9c6d8 #f6e7b8,#ecc06a #2d2340,#171226';
  name('pale deep', words.has('dusk') ? '#4a3a66,#1c1836' : pick(grounds));
  return draw`pale,deep^70 R0 0 ${width} ${height}; 7x pale+50@{.08~.22} O{0~${width}} {0~${height}} {5~17}`;
}
