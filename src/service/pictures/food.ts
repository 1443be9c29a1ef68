import type { Scene, Subjects } from './scene.js';
import { times, trace } from './text.js';

export const food: Subjects = {
  'citrus fruit orange lemon'(scene) {
    const { width, height, draw, name, stamp, pick, vary, between, happens } = scene;
    const fruits = '#f08a24,#ffb347 #f2c12e,#ffe377 #8fb53a,#d3e58a #e4573d,#ff8f70'
      .split(' ')
      .map((fruit) => {
        name('peel flesh', fruit);
        return [stamp(drawSlice(scene)), stamp(drawWhole(scene))];
      });
    const [columns, rows] = [Math.round(width / 34), Math.round(height / 34)];
    name('cloth', pick('#f6e9d8 #cfe3df #f9d9c8 #23403c #dfe3f2 #f4c95d'));
    return draw`cloth+12,cloth^60 R0 0 ${width} ${height}; ${times(rows + 1, (line) =>
      times(columns + 1, (column) => {
        const [x, y] = [
          ((column + (line % 2) / 2) * width) / columns + vary(-2, 2),
          (line * height) / rows + vary(-2, 2),
        ];
        return fruits[between(0, 3)]?.[happens(0.3) ? 1 : 0]?.(
          trace`translate(${x} ${y}) rotate(${vary(0, 40)}) scale(${vary(0.75, 1.15)})`,
        );
      }),
    )}`;
  },

  'coffee cup food breakfast'({ width, height, draw, name, pick, vary, happens, row }) {
    name('wood', pick('#b98a5e #8a5f3f #d9c3a5 #3d3a42'));
    name('cup', pick('#f7f4ee #2f4858 #d9694f #81a596'));
    const [cupX, spoonX] = happens(0.5) ? [0.4, 0.82] : [0.58, 0.14];
    const planks = row(0, width, 24, 24, (x) => trace`M${x} 0V${height}`);
    return draw`wood R0 0 ${width} ${height}; wood-30/.6@.7 ${planks}; #fff3d8*40 O${width * 0.3} ${height * 0.2} 70
      <g transform="translate(${width * cupX} ${height * 0.52}) rotate(${vary(-60, 30)})">; #1d1014@.22 O3 5 36
      cup+30,cup-10^60 O0 0 35; cup-20=.8 O0 0 25; cup-8 R18 -4 19 8 4; #1d1014@.25 O1.5 2.5 22; cup+12 O0 0 22; #5b3220,#7d4a2c O0 0 19.5
      #f0dcc0 M0 13Q-15 4-12-5-8-12 0-5 8-12 12-5 15 4 0 13z; #8a5434 M0 8Q-9 2-7-3-4-7 0-2 4-7 7-3 9 2 0 8z
      #f0dcc0 M0 4Q-4 1-3-1-1-3 0 0 1-3 3-1 4 1 0 4z; </g>
      <g transform="translate(${width * spoonX} ${height * 0.5}) rotate(${vary(-8, 8)})">; #d5d9dc/2 M-1-10V34; #f2f4f5,#a9b0b6^20 E-1 -16 4 7; </g>`;
  },
};

function drawSlice({ draw }: Scene): string {
  const wedges = times(9, (at) => {
    const point = (turn: number, reach: number): string =>
      trace`${Math.sin(at * 0.698 + turn) * reach} ${Math.cos(at * 0.698 + turn) * reach}`;
    return `M${point(0.35, 1.3)}L${point(0.07, 9.9)}Q${point(0.35, 12.2)} ${point(0.63, 9.9)}z`;
  });
  return draw`#1d1526@.16 O1.5 2.5 13; peel O0 0 13; #fff7e2 O0 0 11.7; flesh+20,flesh ${wedges}; flesh/1 ${wedges}`;
}

function drawWhole({ draw }: Scene): string {
  return draw`#1d1526@.16 O1.5 2.5 13; peel+25,peel-12^60 O0 0 13; #4c8a4f M0-3q7-13 17-9-5 11-17 9z`;
}
