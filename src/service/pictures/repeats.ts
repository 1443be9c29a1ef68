import type { Named } from './scene.js';
import { times, trace } from './text.js';

/** What repeats its shapes by a rule, by names. A paint before a path's name draws the path. */
export const repeats: Readonly<Record<string, Named>> = {
  /** Icons in rows, each in a square of about `size`. */
  icons({ left, top, width, height, draw }, size) {
    const [columns, rows] = [Math.round(width / size), Math.round(height / size)];
    return times(columns * rows, (at) => {
      const x = left + (width / columns) * ((at % columns) + 0.5);
      const y = top + (height / rows) * (Math.floor(at / columns) + 0.5);
      return draw`icon(${x} ${y})`;
    });
  },

  /** Fruits and slices of them in rows. */
  fruits({ left, right, top, bottom, draw, stamp, row, vary, chance }, size) {
    const kinds = ['slice', 'slice', 'fruit', 'slice', 'slice', 'fruit', 'slice'].map((kind) =>
      stamp(draw`${kind}(0)`),
    );
    return row(top, bottom + size / 2, [size, size], (y) =>
      row(left + vary(-9, 9), right + 9, [size, size * 1.15], (x) => {
        const place = trace`translate(${x + vary(-2, 2)} ${y + vary(-2, 2)})`;
        const turn = trace`rotate(${vary(0, 40)}) scale(${vary(0.75, 1.15)})`;
        return chance.pick(kinds)(`${place} ${turn}`);
      }),
    );
  },

  /** Rows of arcs like waves. */
  waves({ top, height, draw, stamp }, size) {
    const rows = ['b,c,d', 'c,d,a'].map((paints) => stamp(draw`x y z = ${paints}; wave(0)`));
    return times(Math.ceil(height / size / 6) + 2, (at) =>
      (rows[at % 2] ?? String)(
        trace`translate(${at % 2 ? size * 6 : 0} ${top + (at - 1) * size * 6}) scale(${size})`,
      ),
    );
  },

  /** The path of quarters of circles in some of the places of a grid. */
  tiles: ({ left, right, top, bottom, row, chance }, size) =>
    row(top, bottom, [size, size], (y) =>
      row(left, right, [size, size], (x) => {
        if (chance.happens(0.55)) return '';
        const [isRight, isDown] = [chance.happens(0.5), chance.happens(0.5)];
        const [across, down] = [isRight ? size : -size, isDown ? size : -size];
        const corner = trace`M${isRight ? x : x + size} ${isDown ? y : y + size}h${across}`;
        return (
          corner + trace`a${size} ${size} 0 0 ${isRight === isDown ? 1 : 0} ${-across} ${down}z`
        );
      }),
    ),

  /** The path of the bars that show a recording, from and until shares of the width. */
  bars({ left, width, height, words, row, vary, lightX }, from, until) {
    const isSpeech = words.has('voice') || words.has('podcast');
    return row(left + width * from, left + width * Math.min(until, 0.92), [3.1, 3.1], (x) => {
      const share = (x - left) / width / 0.84 - 0.095;
      const swell = 0.55 + 0.45 * Math.sin(share * 12 + lightX);
      const pause = isSpeech && Math.sin(share * 37 + lightX) > 0.55 ? 0.15 : 1;
      const loud = Math.abs(Math.sin(share * Math.PI)) ** 0.5 * swell * pause;
      const high = Math.max(0.9, height * 0.3 * loud * vary(0.3, 1));
      return trace`M${x} ${50 - high}v${high * 2}`;
    });
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
      return (stamps[Math.floor((at * 3) / count)] ?? String)(
        trace`${place} scale(${size * vary(0.9, 1.15)})`,
      );
    });
  };
}
