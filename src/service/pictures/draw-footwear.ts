import { darken, lighten, mix, type Colour } from './colour.js';
import { rounded, type DrawObject } from './draw-studio.js';

/** A running shoe with a thick sole. */
export const drawShoe: DrawObject = (sketch, colour) => {
  const accent = sketch.chance.pick<Colour>([
    '#f4f1ea',
    '#f2b84b',
    '#e4572e',
    '#2b2d42',
    '#7bdcb5',
  ]);
  const upper = sketch.gradient([lighten(colour, 0.2), colour, darken(colour, 0.25)], 70);
  sketch.path('M6 78Q7 72 13 72L88 75Q97 76 96 81T88 86H14Q5 86 6 78z', {
    fill: sketch.gradient(['#fdfbf6', '#cfcac2']),
  });
  sketch.path(
    'M8 84h82l-1 2.500-4-1-4 1.500-4-1.500-4 1.500-4-1.500-4 1.500-4-1.500-4 1.500-4-1.500-4 1.500-4-1.500-4 1.500-4-1.500-4 1.500-4-1.500-4 1.500-4-1.500-4 1.500-4-1.500z',
    { fill: darken(colour, 0.6) },
  );
  sketch.path(
    'M8 74Q6 60 12 50 18 47 24 51 32 54 38 47L44 40Q52 50 62 57 76 62 86 65 95 68 94 76 60 80 8 74z',
    { fill: upper },
  );
  sketch.path('M70 60Q84 63 88 66 94 68 94 76 84 77 76 77 66 72 70 60z', {
    fill: darken(colour, 0.2),
  });
  sketch.path('M12 50Q18 47 24 51 32 54 38 47L36 44Q30 50 24 47 16 43 12 50z', {
    fill: darken(colour, 0.5),
  });
  sketch.path('M9 62Q20 58 26 66T24 75L8 74Q8 66 9 62z', { fill: mix(colour, accent, 0.75) });
  sketch.path('M30 74Q40 56 50 54L54 57Q44 62 38 75z', { fill: accent });
  sketch.path('M44 75Q52 64 60 60L64 61.500Q56 68 52 76z', { fill: accent, opacity: 0.65 });
  sketch.path('M40 46l7-2M44 50l7-2M49 54l6-3M54 57l6-3', {
    stroke: '#ffffff',
    'stroke-width': 1.5,
    'stroke-linecap': 'round',
  });
};

/** A laced leather boot. */
export const drawBoot: DrawObject = (sketch, colour) => {
  const leather = sketch.gradient([lighten(colour, 0.16), colour, darken(colour, 0.35)], 50);
  sketch.path('M22 80H86Q91 80 91 86H22z', { fill: '#2d2523' });
  sketch.path('M22 82V28Q36 23 50 28L52 48Q60 58 76 61 90 64 90 81z', { fill: leather });
  sketch.path('M72 60.500Q90 64 90 81H74Q66 72 72 60.500z', { fill: darken(colour, 0.18) });
  sketch.path('M22 50Q34 48 37 62T34 81H22z', { fill: darken(colour, 0.22) });
  sketch.path('M20.500 27Q36 20 51.500 27L51.500 34Q36 29 20.500 34z', {
    fill: rounded(sketch, darken(colour, 0.35)),
  });
  sketch.path('M42 35l11 0M43 41l10 1M45 47l9 3M48 53l8 4M53 58l6 5', {
    stroke: '#e9dcc3',
    'stroke-width': 1.6,
    'stroke-linecap': 'round',
  });
  sketch.path('M22 78H90', {
    stroke: '#e0c79b',
    'stroke-width': 0.8,
    'stroke-dasharray': '1.600 1.200',
  });
  sketch.path('M22 86h69v-3H22z', { fill: '#181312' });
  sketch.path('M25 26q-7-9-1-10 5 0 3 9', {
    fill: 'none',
    stroke: darken(colour, 0.4),
    'stroke-width': 2,
  });
};
