import type { Named } from './scene.js';
import { times, trace } from './text.js';

/** What several scenes are made of by a rule. A paint before a path's name draws the path. */
export const scenery: Readonly<Record<string, Named>> = {
  /** The sky down to the horizon, with what stands and drifts in it. */
  sky({ left, right, top, lightX, sky: { altitude, isNight }, draw, chance }, horizon) {
    const [r, high] = [isNight ? 4.5 : 6.5 - altitude * 2, horizon - top];
    const y = horizon - high * (0.04 + altitude * 0.75);
    // Two arcs of different bend between the moon's poles leave a crescent.
    const crescent = trace`M${lightX} ${y - r}a${r} ${r} 0 1 0 0 ${r * 2}a${r * 1.2} ${r * 1.2} 0 0 1 0 ${-r * 2}`;
    const star = trace`M{left~right} {top~${horizon - high * 0.15}}h0`;
    return draw`high,mid,low M${left} ${top}H${right}V${horizon + 2}H${left}z
      ?night #fff/.4@.6 [28 ${star}]; ?night #fff/.8@.9 [10 ${star}]
      ?sun light*${isNight ? 35 : 75} O${lightX} ${y} ${r * 7}
      ?sun light ${isNight && chance.happens(0.6) ? crescent : trace`O${lightX} ${y} ${r}`}
      ?clear ?day 3x ?75 cloud({left~${right - 5}} {${top + high * 0.12}~${top + high * 0.75}} {2.2~5.2} {1.4~3.4})`;
  },

  /** Sky, a far shore, and water down to the bottom. */
  water({ lightX, bottom, sky: { isNight }, draw, vary }, horizon) {
    const glitter = times(26, (at) => {
      const [long, off] = [vary(1.5, 5 + at * 0.5), vary(-1, 1) * (2 + at * 0.4)];
      return trace`M${lightX + off - long / 2} ${horizon + 1 + (at / 26) ** 1.5 * (bottom - horizon)}h${long}`;
    });
    return draw`sky(${horizon}); far@.8 ridge(${horizon - 1} 5 14); low>35high,high>35near below(${horizon})
      light/.6@${isNight ? 0.45 : 0.75} ${glitter}`;
  },
  /** Mist over the ground, densest at `y`. */
  mist: ({ width, draw }, y, depth) => draw`low>30#fff*85 E50 ${y} ${width * 0.8} ${depth}`,
  /** What is in the air before a scene: mist over the ground at `y`, or else birds above it by day. */
  air: ({ draw, top }, y) =>
    draw`?fog mist(${y} 14); ?clear ?day birds({0~70} {${y + (top - y) * 0.75}~${y + (top - y) * 0.45}})`,

  /** Hills one behind another, with trees. */
  hills({ bottom, draw, vary }, layers) {
    const horizon = vary(42, 52);
    return draw`sky(${horizon + 10}); ${times(layers, (layer) => {
      const y = horizon + (layer * (bottom - horizon)) / (layers + 0.6);
      return draw`c: far>${(layer / layers) * 80}near; c,c>30low ridge(${y} ${7 + layer * 1.5} 22)
        6x ?${layer && 80} c-30 E{left~right} {${y + 2}~${y + 9}} {1~3} {1.5~4}; ?fog mist(${y + 6} 8)`;
    })}`;
  },

  /** The trunks of birches, which stand at height `foot`. */
  birches({ left, right, top, draw, row, vary }, foot, wide, step) {
    const drawTrunk = (x: number): string => trace`M${x} ${foot + vary(0, 3)}V${top}`;
    const trunks = row(left, right, [step * 0.6, step * 1.4], drawTrunk);
    return draw`bark=${wide} ${trunks}; near-20=${wide * 0.7}!.6,{6~10},.4,{9~16}@.7 ${trunks}`;
  },

  /** The path of firs side by side, which stand at height `foot`. */
  firs: ({ left, right, row, vary }, foot, step, size) =>
    row(left - step, right + step, [step * 0.6, step * 1.4], (x) => {
      const [high, out] = [size * vary(2.3, 4.2), size * vary(0.8, 1.1)];
      const right = trace`l${out} ${high}h${-out * 0.4}`;
      return trace`M${x} ${foot - high * 3}${right}${right}l${out} ${high}h${-out * 4.4}l${out} ${-high}h${-out * 0.4}l${out} ${-high}h${-out * 0.4}z`;
    }),

  /** The path of ground around `y`, with a soft edge or, where it is of rock, with steps. */
  ridge({ left, right, bottom, row, vary }, y, rise, step, isRock) {
    const [phase, other] = [vary(0, 7), vary(0, 7)];
    let [lastX, last] = [left - step * 2, y];
    const edge = row(left - step, right + step * 2, [step, step], (x) => {
      const wave = Math.sin(x / 23 + phase) * 0.5 + Math.sin(x / 9 + other) * 0.2;
      const high = y - rise * (wave + vary(-0.3, 0.3));
      const curve = trace`Q${lastX} ${last} ${(lastX + x) / 2} ${(last + high) / 2}`;
      [lastX, last] = [x, high];
      return isRock ? trace`L${x} ${high}h${step * 0.8}` : curve;
    });
    return trace`M${left - 9} ${bottom + 1}${edge}V${bottom + 1}z`;
  },

  /** The path of all that is below `y`. */
  below: ({ left, right, bottom }, y) =>
    trace`M${left - 9} ${y}H${right + 1}V${bottom + 1}H${left - 9}z`,

  /** People side by side, `wide` each and seen from `high` upwards. */
  people: ({ left, right, bottom, draw, row }, wide, high) =>
    row(
      left - 4,
      right - wide,
      [wide, wide],
      (x) => draw`person(${x} ${bottom - high} ${wide / 64})`,
    ),

  /** Icons in rows, each in a square of about `size`. */
  icons({ left, right, top, bottom, width, height, draw, row }, size) {
    const [wide, high] = [width / Math.round(width / size), height / Math.round(height / size)];
    return row(top, bottom - 1, [high, high], (y) =>
      row(left, right - 1, [wide, wide], (x) => draw`icon(${x + wide / 2} ${y + high / 2})`),
    );
  },

  /** Fruits and slices of them in rows. */
  fruits({ left, right, top, bottom, draw, stamp, row, vary, chance }, size) {
    const names = ['slice', 'slice', 'fruit', 'slice', 'slice', 'fruit', 'slice'];
    const kinds = names.map((name) => stamp(draw`${name}(0)`));
    return row(top, bottom + size / 2, [size, size], (y) =>
      row(left + vary(-9, 9), right + 9, [size, size * 1.15], (x) => {
        const place = trace`translate(${x + vary(-2, 2)} ${y + vary(-2, 2)})`;
        const turn = trace`rotate(${vary(0, 40)}) scale(${vary(0.75, 1.15)})`;
        return chance.pick(kinds)(`${place} ${turn}`);
      }),
    );
  },

  /** Rows of arcs like waves. */
  waves({ top, bottom, draw, stamp, row }, size) {
    const [odd = String, even = String] = ['b,c,d', 'c,d,a'].map((paints) =>
      stamp(draw`x y z = ${paints}; wave(0)`),
    );
    const place = (x: number, y: number): string => trace`translate(${x} ${y}) scale(${size})`;
    return row(
      top - size * 6,
      bottom,
      [size * 12, size * 12],
      (y) => odd(place(0, y)) + even(place(size * 6, y + size * 6)),
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
        const sweep = isRight === isDown ? 1 : 0;
        return trace`${corner}a${size} ${size} 0 0 ${sweep} ${-across} ${down}z`;
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

  houses: sideBySide('house', 10),
  cottages: sideBySide('cottage', 10),
  towers: sideBySide('tower', 10),
  peaks: sideBySide('peak', 50),
  tulips: sideBySide('tulip', 24, 36),
  poppies: sideBySide('poppy', 26, 36),
  daisies: sideBySide('daisy', 26, 36),
  ferns: leaves('fern'),
  monsteras: leaves('monstera'),
  olives: leaves('olive'),
};

/** Draws something `size` wide again and again at height `y` or up to `drop` lower. */
function sideBySide(name: string, size: number, drop = 0): Named {
  return ({ left, right, draw, row, vary }, y, least, most, tall, from = left - 6, until = right) =>
    row(from, until, [least, most], (x, wide) => {
      const scale = wide / size;
      return draw`${name}(${x} ${y + vary(0, drop)} ${scale} ${tall ? tall * vary(0.6, 1.1) : scale})`;
    });
}

/** Leaves one before another that grow from the lower edge, the rear ones darker. */
function leaves(name: string): Named {
  return ({ left, width, bottom, draw, stamp, vary }, count, size) => {
    draw('green: #2f6b45 #4c8a4f #6b8f4a #1f5a50 #7da06a');
    const stamps = ['-40', '-10', '+8'].map((shade) => stamp(draw`c: green${shade}; ${name}(0)`));
    return times(count, (at) => {
      const x = left + width * ((at * 0.618 + vary(0, 0.2)) % 1);
      const [y, turn, scale] = [bottom + vary(-8, 14), vary(-34, 34), size * vary(0.9, 1.15)];
      const place = trace`translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
      return (stamps[Math.floor((at * 3) / count)] ?? String)(place);
    });
  };
}
