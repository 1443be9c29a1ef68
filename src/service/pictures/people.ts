import type { Scene, Subjects } from './scene.js';
import { times, trace, type Part } from './text.js';

const CLOTHES = '#2f4858 #e07a5f #81b29a #f2cc8f #3d405b #c9637b #f4f1ea #6d8f4e';

export const people: Subjects = {
  'team meeting group'(scene) {
    const { width, height, vary } = scene;
    const count = Math.max(2, Math.min(3, Math.round(width / 42)));
    const drawRow = (people: number, left: number, size: number, lift: number): Part =>
      times(people, (at) => {
        const scale = size * Math.min(1.15, (width / count / 46) ** 0.6);
        const [x, y] = [(width * (at + left)) / count, height - (100 + lift) * scale + vary(0, 5)];
        return trace`<g transform="translate(${x - 50 * scale} ${y}) scale(${scale})">${drawPerson(scene)}</g>`;
      });
    return trace`${drawWall(scene)}${drawRow(count, 0.5, 0.54, 22)}${drawRow(count - 1, 1, 0.62, 0)}`;
  },

  'portrait face people person customer'(scene) {
    const { width, height, centred, vary, happens } = scene;
    const scale = vary(0.92, 1.12);
    const place = trace`translate(${vary(-0.1, 0.1) * width} ${height / 2 - 50 * scale + 1})`;
    return `${drawWall(scene)}<g transform="${place}">${centred(scale, drawPerson(scene), happens(0.5))}</g>`;
  },
};

function drawWall({ width, height, draw, name, pick, between }: Scene): string {
  const walls =
    '#f7d9c4,#eeb6a0 #cfe3e2,#8fbcbb #f3e2b3,#e3b45f #d8d4ea,#9d94c9 #dfe8cf,#a5bd82 #f3d3d9,#d98ba0 #3d4f60,#22303d';
  name('pale deep', pick(walls));
  const shapes = [
    trace`O${width / 2} ${height * 0.46} 41`,
    trace`M0 ${height}V${height * 0.2}L${width * 0.7} ${height}z`,
    trace`M${width * 0.62} 0H${width}V${height}H${width * 0.8}z`,
  ];
  return draw`pale,deep^${pick('90 60 120')} R0 0 ${width} ${height}; pale+40@.5 ${shapes[between(0, 2)]}`;
}

/** A person from the waist up, in a square of 100 by 100. */
function drawPerson({ draw, name, pick, between, happens }: Scene): string {
  name('skin', pick('#f6d3b3 #eab98f #d39a6a #a86f47 #7d4e31 #5a3522'));
  name('hair', pick('#22181a #3b2519 #6b4024 #a5673a #d9a860 #b9b4b0 #8c3b22'));
  name('shirt cloth', `${pick(CLOTHES)},${pick(CLOTHES)}`);
  const style = between(0, 6);
  const [long, tied, curly, short, parted, scarf, cap] = times(7, (at) => at === style);
  const isBearded = (short || parted || cap) && happens(0.4);
  return draw`${long && draw`hair-15 M27 44Q24 14 50 13T73 44L77 82H23z`}${tied && draw`hair O50 12 9`}${curly && draw`hair-10 O50 33 26`}
    shirt+8,shirt-15 M8 102Q10 76 36 72L50 78 64 72Q90 76 92 102z; skin-14 M42 56H58V72Q50 82 42 72z; shirt-30/2 M36 72Q50 88 64 72
    skin M31.5 38Q31 65 50 66T68.5 38Q68 17 50 17T31.5 38z; skin-8 M31 42q-4-1-3.5 4t5 6zM69 42q4-1 3.5 4t-5 6z
    skin-30@.16 M50 17Q68 17 68.5 38 68 65 50 66 62 55 50 17z; skin>28#d9534f@.45 O38.5 50 4; skin>28#d9534f@.45 O61.5 50 4
    #2b1f1f/${happens(0.35) ? '1.3 M38 43q3-3 6 0M56 43q3-3 6 0' : '3 M41 43v.6M59 43v.6'}; hair-20/1.3 M37 37.5q4-3 8-.5M55 37q4-2.5 8 .5
    skin-35/1.3 M50 44q-3 5 .5 6.5; ${isBearded && draw`hair M32 46Q34 71 50 71T68 46Q66 56 58 54.5q-8-2-16 0Q34 56 32 46z`}
    ${happens(0.6) ? draw`#fff6f0 M43 56q7 6 14 0z; #8c3b3b/.8 M43 56q7 6 14 0z` : draw`#8c3b3b/1.3 M44 57q6 4 12 0`}
    ?25 #2b1f1f/1.3 M36 43a5.5 5 0 1 0 11 0 5.5 5 0 1 0-11 0M53 43a5.5 5 0 1 0 11 0 5.5 5 0 1 0-11 0M47 42h6
    ${long && draw`hair+10,hair M29 46Q26 14 50 13T71 46Q67 32 54 25 44 36 29 46z`}${(tied || parted) && draw`hair+10,hair M30 41Q26 12 52 13T70 41Q66 30 63 28 50 30 40 24 35 32 30 41z`}
    ${curly && draw`hair+10,hair M29 38Q30 25 38 27 42 19 50 23 58 18 62 26 71 26 71 38 76 10 50 8T29 38z`}
    ${short && draw`hair+10,hair M30 39Q27 15 50 13.5T70 39Q67 29 60 27 46 29 36 26 32 30 30 39z`}
    ${scarf && draw`cloth M50 9Q22 10 25 46 27 70 44 76H56Q73 70 75 46 78 10 50 9zM50 21Q66 21 66.5 41 66 64 50 65T33.5 41Q34 21 50 21z`}
    ${cap && draw`cloth M30 35Q28 11 50 11T70 35z; cloth-25 M29 36Q50 26 82 37 70 39 29 36z`}`;
}
