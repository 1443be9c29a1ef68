import type { Scene, Subjects } from './scene.js';
import { times, trace } from './text.js';

export const city: Subjects = {
  bridge(scene) {
    const { height, sky, draw, drawWater, drawAir, vary, happens, pick } = scene;
    const [horizon, stone] = [
      height * 0.62,
      `${pick('#b9a58c #a9856b #8d8f96')}>${sky.areLampsOn ? 60 : 25}near`,
    ];
    const deck = horizon - vary(3, 7);
    return draw`${drawWater(horizon)}${drawTowers(scene, horizon, height * 0.2, 'far>30near')}
      ${(happens(0.55) ? drawArches : drawCables)(scene, deck, stone)}${drawAir(horizon)}`;
  },

  'street houses'(scene) {
    const { width, height, sky, draw, drawSky, drawMist, vary, row } = scene;
    const [ground, paving] = [height * 0.86, `#a89c90>${sky.areLampsOn ? 70 : 30}near`];
    return draw`${drawSky(ground)}${row(vary(-9, -2), width, 15, 22, (x, wide) => drawHouse(scene, x, wide, ground))}
      ${paving},${paving}-40 R0 ${ground} ${width} ${height}; ${sky.isMisty && drawMist(ground - 8, 22)}`;
  },

  'skyline city buildings architecture'(scene) {
    const { width, height, sky, draw, drawWater, drawMist, vary } = scene;
    const y = height * vary(0.7, 0.78);
    return draw`${drawWater(y)}${drawTowers(scene, y, height * 0.42, 'far>25low')}${sky.isMisty && drawMist(y, 20)}
      ${drawTowers(scene, y, height * 0.34, 'far>65near')}; near-20 R0 ${y} ${width} 1.6`;
  },
};

/** Towers side by side, from the ground at `y`, no higher than `high`. */
function drawTowers(
  { width, sky, draw, vary, between, happens, row }: Scene,
  y: number,
  high: number,
  paint: string,
): string {
  const masts: string[] = [];
  const windows: string[] = [];
  const towers = row(vary(-6, 0), width, 6, 13, (x, wide) => {
    const [top, roof] = [y - high * vary(0.3, 1), between(0, 4)];
    if (roof === 1) masts.push(trace`M${x + wide / 2} ${top}v${-vary(4, 10)}`);
    if (roof === 2)
      masts.push(
        trace`M${x + wide * 0.2} ${top - 1}h${wide * 0.6}M${x + wide * 0.35} ${top - 2}h${wide * 0.3}`,
      );
    row(top + 3, y - 3, 3.2, 3.2, (at) =>
      row(x + 1.3, x + wide - 1.6, 2.1, 2.1, (left) => {
        if (happens(sky.areLampsOn ? 0.35 : 0.16)) windows.push(trace`M${left} ${at}v1.6`);
      }),
    );
    return trace`M${x} ${y + 1}V${top}l${wide} ${roof ? 0 : -wide * 0.4}V${y + 1}z`;
  });
  return draw`${paint}>12mid,${paint} ${towers}; ${paint}=.8 M0 0${masts}
    ${sky.areLampsOn ? '#ffd98a=1@.85' : 'low=1@.4'} M0 0${windows.slice(0, 110)}`;
}

function drawArches({ width, height, draw, between }: Scene, deck: number, stone: string): string {
  const [span, foot] = [width / between(3, 4), height * 0.62 + 11];
  const arches = times(Math.round(width / span), (at) => {
    const x = width - at * span;
    return trace`H${x - span * 0.08}Q${x - span / 2} ${deck - 12} ${x - span * 0.92} ${foot}`;
  });
  return draw`${stone},${stone}-40 M-1 ${deck - 2}H${width + 1}V${foot}${arches}H-1z; ${stone}-20 R0 ${deck - 4} ${width} 2`;
}

function drawCables({ width, height, draw }: Scene, deck: number, stone: string): string {
  const [top, foot] = [deck - height * 0.34, height * 0.62 + 9];
  const drawTower = (x: number): string => {
    const cable = (at: number): string =>
      trace`M${x} ${top + Math.abs(at - 6)}L${x + (at - 6) * 4.4} ${deck}`;
    return draw`${stone}-10=.4 ${times(13, cable)}; ${stone}-25 M${x - 2.4} ${foot}L${x - 0.8} ${top - 2}h1.6L${x + 2.4} ${foot}z`;
  };
  return draw`${drawTower(width * 0.26)}${drawTower(width * 0.74)}; ${stone}-40 R0 ${deck} ${width} 2.4`;
}

/** A house with windows, a door, and a gable that is pointed or stepped. */
function drawHouse(
  { height, sky, draw, vary, pick, happens, row }: Scene,
  x: number,
  wide: number,
  ground: number,
): string {
  const wall = `${pick('#d9704f #e8b04a #f0e6d2 #7f9fb0 #a9b88c #c98f8f #e2c9a6')}>${sky.areLampsOn ? 60 : 12}near`;
  const [top, gable] = [ground - height * vary(0.42, 0.6), vary(5, 10)];
  const [up, along, down] = [trace`v${-gable / 3}`, trace`h${wide / 6}`, trace`v${gable / 3}`];
  const pointed = trace`l${wide / 2} ${-gable} ${wide / 2} ${gable}`;
  const stepped = `${up}${along}${up}${along}${up}${along}${along}${down}${along}${down}${along}${down}`;
  const step = wide / (wide > 18 ? 3 : 2);
  const lit: string[] = [];
  const windows = row(top + 3, ground - 14, 10.5, 10.5, (y) =>
    row(x + step / 2 - 1.9, x + wide - 1, step, step, (left) => {
      const window = trace`M${left} ${y}h3.8v6h-3.8z`;
      if (sky.areLampsOn && happens(0.6)) lit.push(window);
      return window;
    }),
  );
  return draw`${wall},${wall}-14 M${x} ${ground + 1}V${top}${happens(0.35) ? stepped : pointed}V${ground + 1}z
    ${wall}-45>30high ${windows}M${x + wide * vary(0.2, 0.6)} ${ground}v-9q2.2-2.4 4.4 0v9z; #ffd98a M0 0${lit}`;
}
