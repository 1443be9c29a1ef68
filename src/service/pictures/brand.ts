import type { Scene, Subjects } from './scene.js';
import { times, trace } from './text.js';

/** Line symbols, 24 by 24. */
const ICONS = [
  'M3 8h18l-2 13H5zM8 8q0-6 4-6t4 6',
  'M3 12 12 4l9 8M6 10v10h12V10',
  'M12 21Q2 13 4 7t8-1q6-5 8 1t-8 14z',
  'M12 2a7 7 0 0 1 7 7q0 5-7 13Q5 14 5 9a7 7 0 0 1 7-7zm0 4a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
  'M2 6h12v11H2zM14 10h5l3 4v3h-8zM7 17a2 2 0 1 0 .1 4 2 2 0 1 0-.1-4M18 17a2 2 0 1 0 .1 4 2 2 0 1 0-.1-4',
  'M10 3a7 7 0 1 0 .1 14A7 7 0 1 0 10 3zM15 15l6 6',
  'M12 2l3 7 7 .5-5.5 4.5 2 7.5L12 17.5 5.5 21.5l2-7.5L2 9.5 9 9z',
  'M3 5h18v14H3zM3 6l9 7 9-7',
  'M12 3v13M7 11l5 5 5-5M4 21h16',
];

export const brand: Subjects = {
  'logo identity'(scene) {
    const { width, height, draw, centred, between, pick } = scene;
    namePalette(scene);
    const marks = [
      () => draw`d M28 60 50 14 72 60 50 46z; c M50 14 72 60 50 46z`,
      () => draw`c M26 38a24 24 0 0 1 48 0z; d/3.4 M22 42H78M28 49H72M36 56H64`,
      () => draw`c O41 38 19; d@.85 O59 38 19`,
      () => draw`d M50 12Q76 34 50 62 24 34 50 12z; a/2 M50 22V62M50 40 60 30M50 50 40 40`,
      () => draw`d/7 M26 60V18l24 26 24-26V60; c O50 18 5`,
    ];
    const count = between(5, 7);
    const letters = times(
      count,
      (at) => draw`d R${50 + (at - count / 2) * 8.4 + 1} 76 ${between(4, 8)} 8 ${pick('1 4')}`,
    );
    return draw`a R0 0 ${width} ${height}; a>60b*70 O${width / 2} ${height / 2} 70
      ${centred(0.92, draw`${marks[between(0, 4)]?.()}${letters}; c R${50 - count * 2.5} 89 ${count * 5} 1.8 .9`)}`;
  },

  'pattern texture'(scene) {
    const { width, height, words, draw, vary, happens } = scene;
    namePalette(scene);
    const isWave = words.has('wave') || (!words.has('tile') && happens(0.5));
    return draw`a R0 0 ${width} ${height}; ${(isWave ? drawWaves : drawTiles)(scene, vary(11, 24))}`;
  },

  'icon icons symbol'(scene) {
    const { width, height, draw, between, happens } = scene;
    namePalette(scene);
    const [columns = 2, rows = 2] = [width, height].map((side) =>
      Math.max(2, Math.round(side / 36)),
    );
    const first = between(0, 8);
    return draw`a R0 0 ${width} ${height}; ${times(columns * rows, (at) => {
      const [x, y] = [
        (width / columns) * ((at % columns) + 0.5),
        (height / rows) * (Math.floor(at / columns) + 0.5),
      ];
      const [paint, ink] = happens(0.3) ? ['c', 'a-10'] : ['a>40b', 'd+10'];
      return draw`${paint} O${x} ${y} 14; <g transform="translate(${x - 8.5} ${y - 8.5}) scale(.71)" stroke-linejoin="round">
        ${ink}/1.8 ${ICONS[(first + at) % 9]}; </g>`;
    })}`;
  },
};

/** Names four colours that go together: the ground, two between, and the ink. */
function namePalette({ words, name, pick }: Scene): void {
  const palettes =
    '#14342b,#60935d,#bad19a,#f6f4e6 #22223b,#4a4e69,#c9ada7,#f2e9e4 #1d3557,#e63946,#a8dadc,#f1faee #3c1642,#086375,#1dd3b0,#f7f7d8 #5f0f40,#e36414,#fb8b24,#fdf0d5 #264653,#2a9d8f,#e9c46a,#f4a261';
  name(words.has('light') ? 'd c b a' : 'a b c d', pick(palettes));
}

/** Rows of arcs like waves. */
function drawWaves({ width, height, draw, stamp, row }: Scene, size: number): string {
  const rows = ['bcd', 'cda'].map((paints) =>
    stamp(
      [1, 0.7, 0.4]
        .map((reach, at) => {
          const r = (size / 2) * reach;
          return draw`${paints[at]} M${-r} ${size / 2}${row(0, width + size * 2, size, size, () => trace`a${r} ${r} 0 0 1 ${r * 2} 0m${size - r * 2} 0`)}`;
        })
        .join(''),
    ),
  );
  return times(Math.ceil((height * 2) / size) + 1, (at) =>
    rows[at % 2]?.(trace`translate(${at % 2 ? -size / 2 : 0} ${((at - 1) * size) / 2})`),
  ).join('');
}

/** Quarters of circles. */
function drawTiles({ width, height, draw, between, happens, row }: Scene, size: number): string {
  const shapes: [string[], string[], string[]] = [[], [], []];
  row(0, height, size, size, (y) =>
    row(0, width, size, size, (x) => {
      const [right, down] = [happens(0.5), happens(0.5)];
      const corner = trace`M${right ? x : x + size} ${down ? y : y + size}h${right ? size : -size}`;
      const shape = trace`${corner}a${size} ${size} 0 0 ${right === down ? 1 : 0} ${right ? -size : size} ${down ? size : -size}z`;
      shapes[between(0, 2)]?.push(shape);
    }),
  );
  return draw`b M0 0${shapes[0]}; c M0 0${shapes[1]}; d M0 0${shapes[2]}`;
}
