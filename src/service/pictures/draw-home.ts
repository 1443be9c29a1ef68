import { darken, lighten, type Colour } from './colour.js';
import { rounded, type DrawObject } from './draw-studio.js';

const OAK: readonly Colour[] = ['#c99a63', '#a87444', '#6a4429', '#dcb98a'];

/** A desk lamp on a jointed arm, switched on. */
export const drawLamp: DrawObject = (sketch, colour) => {
  sketch.path('M52 44 34 84H88z', { fill: sketch.gradient(['#fff0b5', '#ffffff']), opacity: 0.4 });
  const arm = { fill: 'none', stroke: '#4b4650', 'stroke-width': 1.8, 'stroke-linecap': 'round' };
  sketch.path('M30 82 22 50 52 24', arm);
  sketch.circle(22, 50, 2.6, { fill: '#2e2a33' });
  sketch.path('M16 86Q16 80 30 80T44 86z', { fill: rounded(sketch, colour) });
  sketch.within('rotate(-24 56 30)', () => {
    sketch.path('M50 14H60L62 22Q72 28 74 44H36Q38 28 48 22z', { fill: rounded(sketch, colour) });
    sketch.ellipse(55, 44, 19, 3.4, { fill: '#fff4c8' });
    sketch.ellipse(55, 44, 12, 9, { fill: sketch.glow('#fff4c8', 0.9) });
  });
};

/** An armchair on wooden legs. */
export const drawChair: DrawObject = (sketch, colour) => {
  const wood = sketch.chance.pick(OAK);
  sketch.path(
    'M24 66 18 86h3.600L30 68zM76 66 82 86h-3.600L70 68zM34 68 32 82h3l3-14zM66 68 68 82h-3l-3-14z',
    { fill: darken(wood, 0.1) },
  );
  sketch.path('M24 24Q25 14 36 14H64Q75 14 76 24L78 58H22z', {
    fill: sketch.gradient([lighten(colour, 0.18), darken(colour, 0.16)], 70),
  });
  sketch.path('M50 16V56', { stroke: darken(colour, 0.3), 'stroke-width': 0.7, opacity: 0.7 });
  sketch.path('M20 54H80Q84 54 83 62L82 68Q81 71 77 71H23Q19 71 18 68L17 62Q16 54 20 54z', {
    fill: sketch.gradient([lighten(colour, 0.26), darken(colour, 0.24)]),
  });
  for (const x of [10, 78]) {
    sketch.rectangle(x, 42, 12, 28, { fill: rounded(sketch, darken(colour, 0.1)), rx: 5 });
  }
  if (sketch.chance.happens(0.6)) {
    const cushion = sketch.chance.pick<Colour>(['#f2e3c6', '#d9694f', '#e2b04a', '#5b7f95']);
    sketch.path('M36 34Q50 30 64 34 66 46 63 55 50 58 37 55 34 46 36 34z', {
      fill: sketch.gradient([lighten(cushion, 0.25), cushion]),
    });
  }
};
