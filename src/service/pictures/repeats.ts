import type { Named } from './scene.js';
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

/** What repeats its shapes by a rule, by names. A paint before a path's name draws the path. */
export const repeats: Readonly<Record<string, Named>> = {
  /** Icons in rows, each `size` wide and high or a little more. */
  icons({ left, top, width, height, draw, chance }, size) {
    const [columns, rows] = [Math.round(width / size), Math.round(height / size)];
    const first = chance.between(0, 8);
    return times(columns * rows, (at) => {
      const x = left + (width / columns) * ((at % columns) + 0.5);
      const y = top + (height / rows) * (Math.floor(at / columns) + 0.5);
      const [paint, ink] = chance.happens(0.3) ? ['c', 'a-10'] : ['a>40b', 'd+10'];
      return draw`${paint} O${x} ${y} 14; <g transform="translate(${x - 8.5} ${y - 8.5}) scale(.71)" stroke-linejoin="round">
        ${ink}/1.8 ${ICONS[(first + at) % 9]}; </g>`;
    }).join('');
  },

  /** Fruits and slices of them in rows. */
  fruits({ left, right, top, bottom, draw, stamp, row, vary, chance }, size) {
    const kinds = times(8, (at) => stamp(draw(at < 6 ? 'slice(0)' : 'fruit(0)')));
    return row(top, bottom + size / 2, size, size, (y) =>
      row(left + vary(-9, 9), right + 9, size, size * 1.15, (x) => {
        const place = trace`translate(${x + vary(-2, 2)} ${y + vary(-2, 2)})`;
        const turn = trace`rotate(${vary(0, 40)}) scale(${vary(0.75, 1.15)})`;
        return chance.pick(kinds)(`${place} ${turn}`);
      }).join(''),
    ).join('');
  },

  /** Rows of arcs like waves. */
  waves({ top, height, draw, stamp }, size) {
    const rows = ['b,c,d', 'c,d,a'].map((paints) => stamp(draw`x y z = ${paints}; wave(0)`));
    return times(Math.ceil(height / size / 6) + 2, (at) =>
      rows[at % 2]?.(
        trace`translate(${at % 2 ? size * 6 : 0} ${top + (at - 1) * size * 6}) scale(${size})`,
      ),
    ).join('');
  },

  /** The path of quarters of circles in some of the places of a grid. */
  tiles: ({ left, right, top, bottom, row, chance }, size) =>
    row(top, bottom, size, size, (y) =>
      row(left, right, size, size, (x) => {
        if (chance.happens(0.55)) return '';
        const [isRight, isDown] = [chance.happens(0.5), chance.happens(0.5)];
        const [across, down] = [isRight ? size : -size, isDown ? size : -size];
        const corner = trace`M${isRight ? x : x + size} ${isDown ? y : y + size}h${across}`;
        return (
          corner + trace`a${size} ${size} 0 0 ${isRight === isDown ? 1 : 0} ${-across} ${down}z`
        );
      }).join(''),
    ).join(''),

  /** The path of the bars that show a recording, from and until shares of the width. */
  bars({ left, width, height, words, row, vary, lightX }, from, until) {
    const isSpeech = words.has('voice') || words.has('podcast');
    return row(left + width * from, left + width * Math.min(until, 0.92), 3.1, 3.1, (x) => {
      const share = (x - left) / width / 0.84 - 0.095;
      const swell = 0.55 + 0.45 * Math.sin(share * 12 + lightX);
      const pause = isSpeech && Math.sin(share * 37 + lightX) > 0.55 ? 0.15 : 1;
      const loud = Math.abs(Math.sin(share * Math.PI)) ** 0.5 * swell * pause;
      const high = Math.max(0.9, height * 0.3 * loud * vary(0.3, 1));
      return trace`M${x} ${50 - high}v${high * 2}`;
    }).join('');
  },

  ferns: leaves('fern'),
  monsteras: leaves('monstera'),
  olives: leaves('olive'),
};

/** Leaves one before another that grow from the lower edge, the rear ones darker. */
function leaves(name: string): Named {
  return ({ left, width, bottom, draw, stamp, vary }, count, size) => {
    draw('green: #2f6b45 #4c8a4f #6b8f4a #1f5a50 #7da06a');
    const stamps = ['-40', '-10', '+8'].map((shade) => stamp(draw`c: green${shade}; ${name}(0)`));
    return times(count, (at) => {
      const x = left + width * ((at * 0.618 + vary(0, 0.2)) % 1);
      const place = trace`translate(${x} ${bottom + vary(-8, 14)}) rotate(${vary(-34, 34)})`;
      return stamps[Math.floor((at * 3) / count)]?.(
        trace`${place} scale(${size * vary(0.9, 1.15)})`,
      );
    }).join('');
  };
}
