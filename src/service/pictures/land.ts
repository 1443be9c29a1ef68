import type { Scene, Subjects } from './scene.js';
import { times, trace, type Part } from './text.js';

/** A fir 10 high, its foot at 0. */
const FIR = 'M0-10l1 3.3h-.4l1 3h-.5l1 4h-4.2l1-4h-.5l1-3h-.4z';

export const land: Subjects = {
  lake(scene) {
    const { width, height, draw, drawSky, vary } = scene;
    const shore = height * vary(0.55, 0.62);
    return draw`${drawSky(shore)}${drawRange(scene, shore)}; low>12near,mid>25near R0 ${shore} ${width} ${height}
      4x far>45near@.35 M{-20~${width - 20}} ${shore}h{30~56}l-{15~28} {12~26}z; low/.4@.5 [12 M{0~${width}} {${shore}~${height}}h{5~20}]; near-15 ${firs(scene, shore + 1)}`;
  },

  ridge(scene) {
    const { width, height, bottom, draw, drawSky, drawAir, vary, pick } = scene;
    const [y, snow] = [height * vary(0.6, 0.7), '#fff>12:60mid'];
    return draw`${drawSky(height * 0.8)}${drawRange(scene, height * 0.68)}
      ${snow},${snow}>35far M-9 ${y + 14}Q${width * 0.35} ${y - 4} ${width * 0.55} ${y}T${width + 9} ${y - 10}${bottom}
      ${snow}>35near=1!1.6 M${width * 0.1} ${height}Q${width * 0.35} ${y + 24} ${width * 0.52} ${y + 3}
      <g transform="translate(${width * 0.53} ${y + 2})">; #222838 M-.9 0-.5-3.4H.8L1.2 0z; #e8c4a0 O0 -6.4 .9
      ${pick('#d8432e #e9a03a #1f7a8c')} M-1.2-3.2Q0-7.4 1.4-3.2z; </g>${drawAir(height * 0.5)}`;
  },

  'peaks peak mountain mountains alpine'(scene) {
    const { height, sky, draw, drawSky, drawMist, drawAir, ridge, ground, vary, happens } = scene;
    const [horizon, y] = [height * vary(0.72, 0.8), height * 0.88];
    return draw`${drawSky(horizon)}${drawRange(scene, horizon)}${(sky.isMisty || happens(0.5)) && drawMist(horizon, 14)}
      near-10,near-35 ${ground(ridge(y, 7, 16))}; near-10 ${firs(scene, y + 3)}; ${drawAir(horizon * 0.6)}`;
  },

  'vineyard wine'(scene) {
    const { width, height, bottom, draw, vary } = scene;
    const [y, middle] = [height * 0.66, width * vary(0.35, 0.65)];
    const rows = (first: number): Part =>
      times(10, (at) => {
        const [place, wide] = [(first + at * 2) * width, 2.4 + Math.abs(first + at * 2) * 0.25];
        return trace`M${middle + place * 0.028} ${y + 1}L${middle + place * 0.17 + wide} ${height + 2}h${-wide * 2}z`;
      });
    return draw`${drawHills(scene, 3)}; #a9825a>30:75near M-9 ${y + 2}Q${width / 2} ${y - 5} ${width + 9} ${y + 3}${bottom}
      #6f9440>35:75near-25 ${rows(-9)}; #6f9440>35:75near ${rows(-10)}`;
  },

  meadow(scene) {
    const { width, height, draw, name, ridge, ground, pick } = scene;
    const y = height * 0.68;
    name('even odd', pick('#e4572e,#f6c945 #f5f1e6,#e7a1b0 #8a6fd1,#f3e9ff #f6c945,#ffffff'));
    name('grass', '#7fa348>35:80near');
    const flowers = times(6, (at) => {
      const place = trace`E{0~${width}} {${y + at * 5}~${y + at * 5 + 5}} ${0.9 + at / 3} ${0.7 + at / 3.6}`;
      return draw`3x even>8:55near ${place}; 2x odd>8:55near ${place}`;
    });
    return draw`${drawHills(scene, 2)}; grass+12,grass-25 ${ground(ridge(y, 4, 20))}
      grass-30/.5 [34 M{0~${width}} {${y + 14}~${height + 14}}q0-10 {-3~3}-14]; ${flowers}`;
  },

  'hills countryside fields'(scene) {
    const { width, height, sky, draw, drawAir, vary, between, happens } = scene;
    const cottage = draw`<g transform="translate(${width * vary(0.2, 0.8)} ${height * vary(0.66, 0.78)})">
      #f6ecd9>10:50near R-4 -4 8 5; #b4533a>20:40near M-5-4 0-8 5-4z; ${sky.isNight ? '#ffd98a' : 'near'} M-2.5-2.5h1.6v1.8h-1.6zm3.4 0h1.6v1.8H.9z; </g>`;
    return draw`${drawHills(scene, between(3, 5))}
      ${happens(0.6) && cottage}${drawAir(height * 0.4)}`;
  },

  'wood birch'({ width, height, words, draw, drawSky, ridge, ground, vary, happens, row }) {
    const isBare = words.has('winter');
    const leaf = `${words.has('autumn') || happens(0.3) ? '#e0a030' : '#86a84a'}>12:70near`;
    const floor = isBare ? '#fff>35far' : `${leaf}-35`;
    const crown = trace`@.75 E{-4~${width + 4}} {-8~26} {7~15} {5~11}`;
    return draw`${drawSky(height)}; ${floor},${floor}-35 ${ground(ridge(height * 0.8, 3, 18))}
      ${times(3, (layer) => {
        const [wide, foot, step] = [1 + layer * 1.1, height * (0.78 + layer * 0.07), 9 + layer * 9];
        const places = row(vary(2, 8), width, step * 0.6, step * 1.4, (x) => x);
        return draw`#f4efe8>${60 - layer * 25}low>5:60near ${places.map((x) => trace`M${x} ${foot}L${x + wide * 0.2}-2h${wide * 0.7}L${x + wide * 1.2} ${foot}z`)}
          near-20=.7@.8 M0 0${places.map((x) => trace`[${layer * 2} M${x + 0.3} {2~${foot - 4}}h{${wide * 0.3}~${wide * 0.7}}]`)}; ${!isBare && draw`5x ${leaf}>{5~35}near${crown}; 4x ${leaf}>{5~35}#fff2b0${crown}`}`;
      })}`;
  },

  'forest trees woodland'({ width, height, sky, draw, drawSky, drawMist, vary, stamp, row }) {
    return draw`${drawSky(height)}${times(4, (layer) => {
      const [foot, step, fill] = [
        height * (0.62 + layer * 0.12),
        6 + layer * 4,
        `far>35low>${layer * 33}near>${layer * 7}#000`,
      ];
      const fir = stamp(draw`${fill} ${FIR}`);
      return draw`${row(vary(-8, 2), width + 6, step * 0.6, step * 1.5, (x) => fir(trace`translate(${x} ${foot}) scale(${(2 + layer * 1.3) * vary(0.7, 1.25)})`))}
        ${fill} R0 ${foot - 1 - layer * 3} ${width} ${height}; ${layer < 3 && drawMist(foot - 1, sky.isMisty ? 12 : 6)}`;
    })}`;
  },

  'dunes desert'({ width, height, bottom, draw, drawSky, vary, pick }) {
    const [horizon, sand] = [height * vary(0.42, 0.52), pick('#e5a860 #d98a52 #edc489')];
    return draw`${drawSky(horizon + 14)}${times(4, (dune) => {
      const [y, x] = [horizon + dune * (height - horizon) * 0.23, width * vary(0.2, 0.8)];
      const [rise, fill] = [vary(9, 17), `${sand}>10:72near>${40 - dune * 13}low`];
      const right = trace`Q${x + 14} ${y + 2}`;
      return draw`${fill}+10,${fill} M-2 ${y + 12}Q${x * 0.6} ${y + 6} ${x} ${y - rise}${right} ${width + 2} ${y + vary(4, 13)}${bottom}
        ${fill}-30@.55 M${x} ${y - rise}q${vary(-2, 4)} ${rise} ${vary(-14, -4)} ${rise * 1.8}T${x - 8} ${height + 1}H${width + 2}V${y + 9}${right} ${x} ${y - rise}z`;
    })}`;
  },

  'canyon rock'({ width, height, bottom, draw, drawSky, drawAir, ridge, vary }) {
    const [x, y, wide] = [width * vary(0.35, 0.65), height * 0.78, vary(6, 11)];
    return draw`${drawSky(height * 0.6)}${times(3, (layer) => {
      const fill = `#c8643c>10:72near>${50 - layer * 25}far-${layer * 10}`;
      const steps = ridge(height * (0.34 + layer * 0.17), 13, 12).map(
        ([left, top]) => trace`L${left} ${top}h10`,
      );
      return draw`${fill}+22,${fill},${fill}+12,${fill}-18,${fill},${fill}-30 M-9 ${y}${steps}${bottom}`;
    })}
      mid>40low M${x} ${y}q${wide * 2} 8 ${wide * 0.4} 13T${x + wide} ${height + 1}h${wide * 2.4}q${-wide}-8 ${-wide * 0.5}-12T${x + 1} ${y}z; ${drawAir(height * 0.5)}`;
  },
};

/** Pointed mountains with snow, lit from the left, before paler ones. */
function drawRange(
  { width, height, draw, bottom, ridge, vary, between }: Scene,
  foot: number,
): string {
  const count = between(2, 3);
  const back = ridge(foot - height * 0.14, 16, 9).map(([x, y]) => trace`L${x} ${y}`);
  const drawPeak = (at: number): string => {
    const [x, high, rock] = [
      (width * (at + vary(0.3, 0.7))) / count,
      height * vary(0.28, 0.44),
      `far>${vary(30, 50)}near`,
    ];
    const [y, reach, cap] = [foot + 2 - high, high * vary(0.85, 1.1), high * vary(0.28, 0.42)];
    const side = (cap * reach * 0.82) / high;
    const right = trace`l${reach * 0.35} ${high * 0.4} ${reach * 0.1} 1L${x + reach} ${y + high}`;
    const snow = trace`l${-side} ${cap} ${side * 0.4} ${-cap * 0.18} ${side * 0.25} ${cap * 0.3} ${side * 0.3} ${-cap * 0.35} ${side * 0.35} ${cap * 0.3} ${side * 0.5} ${-cap * 0.12}z`;
    return draw`${rock} M${x - reach} ${y + high}l${reach * 0.58} ${-high * 0.52} ${reach * 0.08}-1L${x} ${y}${right}z
      ${rock}-28 M${x} ${y}${right}H${x + vary(-3, 3)}l${-high * 0.08} ${-high * 0.4} ${high * 0.1} ${-high * 0.25}z; #fff>25:75low M${x} ${y}${snow}
      #fff>25:75low>40${rock} M${x} ${y}l${side * 0.1} ${cap * 0.85} ${side * 0.25} ${cap * 0.2} ${side * 0.45} ${-cap * 0.1}z`;
  };
  return draw`far>35low M-9 ${foot}${back}${bottom}; ${times(count, drawPeak)}`;
}

/** Small firs side by side, which stand at height `foot`. */
function firs({ width, vary, row }: Scene, foot: number): Part {
  return row(0, width, 2.5, 5, (x) => {
    const size = vary(4, 8);
    return trace`M${x} ${foot - size}l${size * 0.28} ${size}h${-size * 0.56}z`;
  });
}

/** Hills one behind another, with trees. */
function drawHills(scene: Scene, layers: number): string {
  const { height, draw, drawSky, drawMist, sky, ridge, ground, vary, happens } = scene;
  const horizon = height * vary(0.42, 0.52);
  return draw`${drawSky(horizon + 10)}${times(layers, (layer) => {
    const [y, fill] = [
      horizon + (layer * (height - horizon)) / (layers + 0.6),
      `far>${(layer / layers) * 80}near`,
    ];
    const points = ridge(y, 7 + layer * 1.5, 22);
    const trees = points.map(([x, top]) => {
      const [wide, high] = happens(0.4) ? [0.4, 1.7] : [1, 1];
      const size = vary(1.5, 3.4);
      return draw`?55 ${fill}-30 E${x + 3} ${top + 2.5 - size * 0.6} ${size * wide} ${size * high}`;
    });
    return draw`${fill},${fill}>30low ${ground(points)}; ${layer > 0 && trees}${sky.isMisty && drawMist(y + 6, 8)}`;
  })}`;
}
