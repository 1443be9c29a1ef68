import { darken, lighten, mix, type Colour } from './colour.js';
import { rounded, type DrawObject } from './draw-studio.js';

/** A rucksack with a roll top. */
export const drawBackpack: DrawObject = (sketch, colour) => {
  const strap = sketch.chance.pick<Colour>(['#8a5a36', '#2c2c34', '#c79a5e']);
  sketch.path('M42 14Q42 6 50 6T58 14', { fill: 'none', stroke: strap, 'stroke-width': 2.6 });
  sketch.path('M24 44Q14 56 18 80M76 44Q86 56 82 80', {
    fill: 'none',
    stroke: darken(strap, 0.2),
    'stroke-width': 4.4,
  });
  sketch.path('M24 30Q26 12 50 12T76 30L78 78Q78 86 69 86H31Q22 86 22 78z', {
    fill: rounded(sketch, colour),
  });
  sketch.path('M24 30Q26 12 50 12T76 30L76 46Q50 53 24 46z', {
    fill: sketch.gradient([lighten(colour, 0.16), darken(colour, 0.12)]),
  });
  sketch.path('M30 58Q50 54 70 58V78Q70 82 66 82H34Q30 82 30 78z', {
    fill: mix(colour, '#241c22', 0.14),
  });
  sketch.path('M30 62Q50 58 70 62', {
    fill: 'none',
    stroke: lighten(colour, 0.3),
    'stroke-width': 0.8,
    'stroke-dasharray': '1.600 1.200',
  });
  for (const x of [36, 61]) {
    sketch.rectangle(x, 42, 3.4, 17, { fill: strap });
    sketch.rectangle(x - 0.6, 51, 4.6, 3.6, { fill: '#d9b877', rx: 0.8 });
  }
  sketch.rectangle(46, 68, 8, 5, { fill: strap, rx: 0.8 });
};

/** Headphones seen from the front. */
export const drawHeadphones: DrawObject = (sketch, colour) => {
  const metal: Colour = sketch.chance.pick(['#c9ccd1', '#d9bd8b', '#3a3d44']);
  sketch.path('M20 62V50A30 32 0 0 1 80 50V62', {
    fill: 'none',
    stroke: darken(colour, 0.2),
    'stroke-width': 6.5,
  });
  sketch.path('M23 48A28 30 0 0 1 77 48', {
    fill: 'none',
    stroke: lighten(colour, 0.35),
    'stroke-width': 1.6,
    opacity: 0.8,
  });
  sketch.path('M20 50V64M80 50V64', { stroke: metal, 'stroke-width': 2.4 });
  for (const x of [11, 73]) {
    sketch.rectangle(x, 54, 16, 31, { fill: rounded(sketch, colour), rx: 7.5 });
    sketch.rectangle(x === 11 ? 23 : 70, 56, 7, 27, { fill: '#241f26', rx: 3.5 });
    sketch.circle(x + 7, 69.5, 4.2, { fill: 'none', stroke: metal, 'stroke-width': 1 });
  }
};

/** A wristwatch; the time is its own. */
export const drawWatch: DrawObject = (sketch, colour) => {
  const face = sketch.chance.pick<Colour>(['#f7f3ea', '#20242e', '#2f4a3f', '#e8dcc4']);
  const ink = face === '#f7f3ea' || face === '#e8dcc4' ? '#23202a' : '#f4efe2';
  sketch.path('M37 30 39 2H61L63 30zM37 66 39 97H61L63 66z', { fill: rounded(sketch, colour) });
  sketch.path('M41 6V26M59 6V26M41 72V94M59 72V94', {
    stroke: lighten(colour, 0.45),
    'stroke-width': 0.6,
    'stroke-dasharray': '1.400 1',
  });
  sketch.rectangle(72, 45.5, 5, 5, { fill: '#b6babf', rx: 1 });
  sketch.circle(50, 48, 24, { fill: sketch.gradient(['#f2f4f5', '#8c9298'], 50) });
  sketch.circle(50, 48, 20.5, { fill: face });
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const [sin, cos] = [Math.sin(hour / 1.9099), Math.cos(hour / 1.9099)];
    const from = hour % 3 ? 16.5 : 14.5;
    const point = (at: number): string =>
      `${Math.round(50 + sin * at)} ${Math.round(48 - cos * at)}`;
    return `M${point(from)}L${point(18.5)}`;
  });
  sketch.path(marks.join(''), { stroke: ink, 'stroke-width': 1.3 });
  const hour = sketch.chance.between(0, 359);
  sketch.path('M50 50V37', {
    stroke: ink,
    'stroke-width': 2.2,
    'stroke-linecap': 'round',
    transform: `rotate(${hour} 50 48)`,
  });
  sketch.path('M50 51V32', {
    stroke: ink,
    'stroke-width': 1.4,
    'stroke-linecap': 'round',
    transform: `rotate(${(hour * 12) % 360} 50 48)`,
  });
  sketch.circle(50, 48, 1.6, { fill: '#d9482f' });
};
